import type { Session } from 'sip.js/lib/core/index.js';
import { getReasonPhrase } from 'sip.js/lib/core/messages/utils.js';
import { plainBody } from './sip/body';
import { CONTACT_LINE } from './sip/core';

/** How long the subscription that a REFER makes may last, s. */
const LIFE_S = 60;

/** Tells the one who asked for a transfer how it goes (RFC 3515). */
export interface TransferNotices {
  /** Something between 100 and 199. */
  progress(status: number): void;
  /** The outcome: the subscription ends with it. */
  final(status: number): void;
}

/** Makes the notices of one REFER; each waits for the answer to the one before it. */
export function createTransferNotices(session: Session, isOver: () => boolean): TransferNotices {
  let before: Promise<void> = Promise.resolve();
  let isFinal = false;

  function send(status: number, state: string): Promise<void> {
    if (isOver()) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => resolve();
      session.notify(
        { onAccept: done, onReject: done, onRedirect: done },
        {
          extraHeaders: ['Event: refer', `Subscription-State: ${state}`, CONTACT_LINE],
          body: plainBody('message/sipfrag;version=2.0', `SIP/2.0 ${status} ${getReasonPhrase(status)}\r\n`),
        },
      );
    });
  }

  function tell(status: number, state: string): void {
    before = before.then(() => send(status, state)).catch(() => undefined);
  }

  return {
    progress: (status) => {
      if (!isFinal) tell(status, `active;expires=${LIFE_S}`);
    },
    final: (status) => {
      if (isFinal) return;
      isFinal = true;
      tell(status, 'terminated;reason=noresource');
    },
  };
}
