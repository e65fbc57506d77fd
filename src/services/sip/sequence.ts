import type { Session } from 'sip.js';

/** What SIP.js gives for a request that it sent. */
interface Sent {
  readonly message: { readonly cseq: number };
}

interface Numbered {
  readonly localSequenceNumber: number | undefined;
  incrementLocalSequenceNumber(): void;
}

const isNumbered = (dialog: object): dialog is Numbered => 'incrementLocalSequenceNumber' in dialog;

/**
 * Advances a dialog to the CSeq of an answered request within it. SIP.js answers a challenge (401, 407) with
 * the next number behind the dialog's back, and the next request would be refused for having the same.
 */
export function advanceCSeq(dialog: object | null | undefined, { message }: Sent): void {
  if (dialog == null || !isNumbered(dialog)) return;
  while ((dialog.localSequenceNumber ?? message.cseq) < message.cseq) dialog.incrementLocalSequenceNumber();
}

/** The same for a request of a call, once it is sent. */
export function advanceCallCSeq({ dialog }: Session, sending: Promise<Sent>): void {
  sending.then(
    (sent) => advanceCSeq(dialog, sent),
    () => undefined,
  );
}
