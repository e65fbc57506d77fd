import type { URI } from 'sip.js';
import { Dialog, NameAddrHeader, type IncomingRequestMessage, type SessionDialog } from 'sip.js/lib/core';
import type { CallContext } from './callContext';
import type { Line } from './lines';
import { noteIdentity, noteRemoteHold } from './sessionWatch';

const SDP = 'application/sdp';

/** Who is busy with an offer asks for 0 to 10 s (RFC 3311 §5.2). */
const LONGEST_RETRY_AFTER_S = 10;

/** What an UPDATE is answered with. */
export interface UpdateAnswer {
  statusCode: number;
  extraHeaders?: string[];
  sdp?: string;
}

interface Targeted {
  dialogState: { remoteTarget: URI };
}

const isTargeted = (dialog: object): dialog is Targeted => 'dialogState' in dialog;

/** An UPDATE may say where the other side is reached from now on (RFC 3311 §5.2). */
function refreshTarget(dialog: object, request: IncomingRequestMessage): void {
  const contact: unknown = request.hasHeader('contact') ? request.parseHeader('contact') : undefined;
  if (contact instanceof NameAddrHeader && isTargeted(dialog)) dialog.dialogState.remoteTarget = contact.uri;
}

/** Answers an offer of the other side, as one in a re-INVITE; it is over with the answer, which nobody confirms. */
async function answerOffer(
  line: Line | undefined,
  offer: string,
  { lines, random }: Pick<CallContext, 'lines' | 'random'>,
): Promise<UpdateAnswer> {
  if (line?.isEstablished !== true) {
    // Ours waits for its answer, or theirs for ours.
    if (line?.earlyDialog != null) return { statusCode: 491 };
    const seconds = Math.floor(random() * (LONGEST_RETRY_AFTER_S + 1));
    return { statusCode: 500, extraHeaders: [`Retry-After: ${seconds}`] };
  }
  const { media, negotiation } = line;
  const leave = negotiation.admit();
  if (leave === null) return { statusCode: 491 };
  try {
    await media.applyOffer(offer);
    return { statusCode: 200, sdp: await media.answer(negotiation.isHeld()) };
  } catch {
    if (lines.has(line)) await media.rollback(negotiation.isHeld()).catch(() => undefined);
    return { statusCode: 488 };
  } finally {
    leave();
  }
}

/** What the description of an UPDATE gets for an answer; '' is one without. */
export function answerUpdate(
  line: Line | undefined,
  request: Pick<IncomingRequestMessage, 'body' | 'getHeader'>,
  context: Pick<CallContext, 'lines' | 'random'>,
): Promise<UpdateAnswer> {
  if (request.body === '') return Promise.resolve({ statusCode: 200 });
  const type = request.getHeader('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== SDP) return Promise.resolve({ statusCode: 415, extraHeaders: [`Accept: ${SDP}`] });
  return answerOffer(line, request.body, context);
}

/** Answers an UPDATE within a call (RFC 3311): who is at the other end, where, and how the sound goes. */
export async function update(
  request: IncomingRequestMessage,
  dialog: SessionDialog,
  context: CallContext,
): Promise<void> {
  const core = dialog.userAgentCore;
  if (request.cseq <= (dialog.remoteSequenceNumber ?? -1)) {
    core.replyStateless(request, { statusCode: 500 });
    return;
  }
  Dialog.prototype.receiveRequest.call(dialog, request);
  const { lines } = context;
  const line = lines.all().find((one) => one.session?.dialog === dialog || one.earlyDialog === dialog);
  const { statusCode, extraHeaders = [], sdp } = await answerUpdate(line, request, context);
  const contact = `Contact: ${core.configuration.contact.toString()}`;
  const body =
    sdp === undefined ? {} : { body: { contentDisposition: 'session', contentType: SDP, content: sdp } };
  core.replyStateless(request, { statusCode, extraHeaders: [contact, ...extraHeaders], ...body });
  if (statusCode !== 200 || line === undefined || !lines.has(line)) return;
  refreshTarget(dialog, request);
  noteIdentity(line, request, context);
  if (sdp !== undefined) noteRemoteHold(line, context);
}
