import { Inviter, SessionState, type InviterOptions } from 'sip.js';
import {
  SessionDialog,
  type IncomingResponse,
  type OutgoingInviteRequest,
  type OutgoingInviteRequestDelegate,
} from 'sip.js/lib/core';
import { ServiceError } from '../../serviceError';
import type { CallContext } from './callContext';
import { endOfResponse, endOfSilence } from '../causes';
import { createDescription } from '../media/description';
import { openLine } from './line';
import type { Line } from './lines';
import type { Link } from '../exchange/link';
import { noteIdentity, watchSession } from './sessionWatch';
import { sipError } from '../sipError';
import type { OutgoingCall } from '../softphone';
import { targetUri } from './targetUri';

/** A call without an answer is given up after this time; an announcement may take longer. */
const NO_ANSWER_MS = 60_000;

type EarlyResponse = Parameters<NonNullable<OutgoingInviteRequestDelegate['onProgress']>>[0];

function readyLink({ link }: CallContext): Link {
  const ready = link();
  if (ready?.isConnected() !== true) throw sipError('notConnected');
  if (!ready.isRegistered()) throw sipError('notRegistered');
  return ready;
}

/**
 * Sound from before the answer, of the first one who sends any: to change between several would end in silence, for keys
 * are made out only once. The description is provisional, so that somebody else may answer.
 */
async function hearEarly(line: Line, response: EarlyResponse, { failed }: CallContext): Promise<void> {
  const { media } = line;
  const sdp = response.message.body;
  if (line.hasEarlyMedia || sdp === '' || media.pc.signalingState !== 'have-local-offer') return;
  line.hasEarlyMedia = true;
  line.earlyDialog = response.session instanceof SessionDialog ? response.session : null;
  try {
    await media.applyAnswer(sdp, true);
  } catch (error) {
    line.hasEarlyMedia = false;
    failed(error);
  }
}

async function progress(line: Line, response: EarlyResponse, context: CallContext): Promise<void> {
  const { message } = response;
  const { statusCode: status = 180 } = message;
  const isOver = (): boolean => !context.lines.has(line) || line.isEstablished;
  if (isOver()) return;
  noteIdentity(line, message, context);
  await hearEarly(line, response, context);
  if (isOver()) return;
  context.emit({ kind: 'progressed', callId: line.callId, status, earlyMedia: line.hasEarlyMedia });
}

function outcomeOf(line: Line, context: CallContext): OutgoingInviteRequestDelegate {
  const refused = ({ message }: IncomingResponse): void => {
    line.ending ??= endOfResponse(message);
  };
  return {
    onProgress: (response) => void progress(line, response, context),
    onAccept: ({ message }) => noteIdentity(line, message, context),
    onRedirect: refused,
    onReject: refused,
  };
}

/** SIP.js reads the description of a 183 alone, where there was one from the same party; the answer may be another one. */
function keepAnswer(line: Line, request: OutgoingInviteRequest): void {
  const { delegate } = request;
  request.delegate = {
    ...delegate,
    onAccept: (response) => {
      line.finalAnswer ||= response.message.body;
      delegate?.onAccept?.(response);
    },
  };
}

function limitRinging(line: Line, inviter: Inviter, { byes, lines }: CallContext): void {
  if (!lines.has(line)) return;
  const timer = setTimeout(() => {
    if (line.isEstablished || line.hasEarlyMedia) return;
    byes.send(inviter);
    lines.finish(line, endOfSilence(487));
  }, NO_ANSWER_MS);
  line.cleanups.push(() => clearTimeout(timer));
}

/** One header for each line, whatever it was made of. */
const asLine = (header: string): string => header.replace(/[\r\n]+/g, ' ');

async function send(line: Line, call: OutgoingCall, link: Link, context: CallContext): Promise<void> {
  const { callId, media, negotiation } = line;
  const { sound, lines, descriptions } = context;
  const target = targetUri(call.number, link.userAgent.configuration.uri.host);
  const prepared = media.offer({ held: false, restartIce: false });
  // Whoever awaits it hears of the failure.
  prepared.catch(() => undefined);
  const track = await sound.openMicrophone(callId, media.use);
  if (!lines.has(line)) {
    sound.release(callId);
    throw sipError('callOver');
  }
  await media.use(track);
  // SIP.js would end the call on its own terms where there is nothing to offer.
  await prepared;
  if (!lines.has(line)) throw sipError('callOver');
  readyLink(context);
  // SIP.js hands all of them to the message, though it names only some.
  const params: InviterOptions['params'] & { callId: string } = { callId };
  const extraHeaders = call.headers.map(asLine);
  const inviter = new Inviter(link.userAgent, target, { params, extraHeaders, earlyMedia: false });
  const forking = {
    finalAnswer: () => line.finalAnswer,
    answeredByAnother: () => {
      line.isForked = true;
    },
  };
  descriptions.set(inviter, createDescription({ media, prepared, isHeld: negotiation.isHeld, forking }));
  watchSession(line, inviter, context);
  keepAnswer(line, await inviter.invite({ requestDelegate: outcomeOf(line, context) }));
  limitRinging(line, inviter, context);
}

/** Places a call. Resolves when the INVITE is on the wire; a call that never was leaves nothing behind. */
export async function invite(call: OutgoingCall, context: CallContext): Promise<void> {
  const link = readyLink(context);
  const { callId, number, name } = call;
  const line = openLine({ callId, identity: { number, name }, direction: 'outgoing' }, context);
  try {
    await send(line, call, link, context);
  } catch (error) {
    const wasThere = context.lines.has(line);
    context.lines.forget(line);
    if (!wasThere) throw sipError('callOver');
    throw error instanceof ServiceError ? error : sipError('negotiationFailed', String(error));
  }
}

/** Whether an outgoing call waits for its answer: without its socket it would wait in vain. */
export function isUnanswered({ session }: Line): boolean {
  return session instanceof Inviter && session.state !== SessionState.Established;
}
