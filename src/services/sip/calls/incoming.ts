import { Invitation, SessionState } from 'sip.js';
import { ServiceError } from '../../serviceError';
import type { CallContext } from './callContext';
import { endOfRefusal } from '../causes';
import { FORGOTTEN, isForgotten } from './dialogProof';
import { createDescription } from '../media/description';
import { openLine } from './line';
import type { Line } from './lines';
import { readOffer } from './offer';
import { watchSession } from './sessionWatch';
import { sipError } from '../sipError';

/** Loop Detected: a call that the agent placed came back to the agent. */
const LOOP = 482;

const isRinging = ({ state }: Invitation): boolean => state === SessionState.Initial;

/** Refuses, and lets go of, what the agent does not want or need not hear of. */
function refuse(invitation: Invitation, statusCode: number, { failed }: CallContext): void {
  invitation.reject({ statusCode }).catch(failed);
}

/** Begins the answer to the offer, while the browser opens the microphone; null: the agent's side makes the offer. */
function preparedAnswer({ media, negotiation }: Line, { body }: Invitation): Promise<string> | null {
  if (body === undefined || body === '') return null;
  const prepared = media.applyOffer(body).then(() => media.answer(negotiation.isHeld()));
  // Whoever awaits it hears of the failure.
  prepared.catch(() => undefined);
  return prepared;
}

async function accept(line: Line, invitation: Invitation, context: CallContext): Promise<void> {
  const { sound, lines, descriptions } = context;
  const { media, negotiation } = line;
  if (!isRinging(invitation)) throw sipError('callOver');
  const opening = sound.openMicrophone(line.callId, media.use);
  line.prepared ??= preparedAnswer(line, invitation);
  const track = await opening;
  // The caller may have given up while the browser asked for the microphone.
  if (!lines.has(line) || !isRinging(invitation)) {
    sound.release(line.callId);
    throw sipError('callOver');
  }
  await media.use(track);
  const { prepared } = line;
  // SIP.js would refuse the call on its own terms where there is nothing to answer.
  await prepared;
  if (!lines.has(line) || !isRinging(invitation)) throw sipError('callOver');
  descriptions.set(invitation, createDescription({ media, prepared, isHeld: negotiation.isHeld }));
  await invitation.accept();
  // SIP.js keeps it to itself when a CANCEL came first.
  if (!lines.has(line)) throw sipError('callOver');
}

/** Answers an offered call; a second answer is the first one. Rejects when it was too late, or without microphone. */
export function answer(line: Line, context: CallContext): Promise<void> {
  const { session } = line;
  if (!(session instanceof Invitation)) return Promise.reject(sipError('callOver'));
  line.answering ??= accept(line, session, context).catch((error: unknown) => {
    line.answering = null;
    if (error instanceof ServiceError) throw error;
    throw sipError(context.lines.has(line) ? 'negotiationFailed' : 'callOver', String(error));
  });
  return line.answering;
}

/** Refuses an offered call; nothing happens when it is answered already. */
export function decline(line: Line, status: 480 | 486 | 603, { byes, lines }: CallContext): void {
  const { session } = line;
  if (!(session instanceof Invitation) || line.isTakeover || !isRinging(session)) return;
  byes.send(session, status);
  lines.finish(line, endOfRefusal(status));
}

/** Ends an offered call of which the exchange says that it no longer knows it: its CANCEL went with a socket. */
export async function proveOffer(line: Line, { byes, lines }: CallContext): Promise<void> {
  const { session } = line;
  if (!(session instanceof Invitation) || !isRinging(session) || !(await isForgotten(session))) return;
  if (!lines.has(line) || !isRinging(session)) return;
  byes.send(session);
  lines.finish(line, { by: 'other', cause: 'cancelled', status: FORGOTTEN, q850: null });
}

/** The call takes the place of another one, which ends as soon as this one is there. */
function takeOver(line: Line, former: Line, context: CallContext): void {
  line.isTakeover = true;
  answer(line, context).then(
    () => {
      if (former.session !== null) context.byes.send(former.session);
      context.lines.finish(former, { by: 'other', cause: 'completed', status: null, q850: null });
    },
    (error: unknown) => {
      context.failed(error);
      line.isTakeover = false;
      decline(line, 480, context);
    },
  );
}

/** Says that it rings, unless it was refused in the same breath. What asks for a reliable 180 gets its 200 alone. */
async function ring(invitation: Invitation): Promise<void> {
  const wantsReliable = /100rel/i.test(invitation.request.getHeader('require') ?? '');
  await Promise.resolve();
  if (isRinging(invitation) && !wantsReliable) await invitation.progress();
}

/** An INVITE came. */
export function invited(invitation: Invitation, context: CallContext): void {
  const { lines, emit } = context;
  const replaced = invitation._replacee;
  // SIP.js would end the other call by itself, before anybody knows.
  invitation._replacee = undefined;
  const offer = readOffer(invitation.request);
  if (lines.get(offer.callId) !== null) {
    refuse(invitation, LOOP, context);
    return;
  }
  const { callId, number, name } = offer;
  const former = replaced === undefined ? null : lines.bySession(replaced);
  const held = former?.negotiation.isHeld() === true;
  const line = openLine({ callId, identity: { number, name }, direction: 'incoming', held }, context);
  watchSession(line, invitation, context);
  ring(invitation).catch(context.failed);
  if (former === null) {
    emit({ kind: 'offered', ...offer });
    return;
  }
  emit({ kind: 'offered', ...offer, answersItself: true, replaces: former.callId });
  // Whoever hears of it may have ended it at once.
  if (lines.has(line)) takeOver(line, former, context);
}
