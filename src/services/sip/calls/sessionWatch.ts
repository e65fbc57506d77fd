import { Invitation, SessionState, type Session, type SessionDelegate } from 'sip.js';
import { ServiceError } from '../../serviceError';
import type { CallContext } from './callContext';
import { endOfBye, endOfCancel, endOfError, endOfSilence, endOfUnconfirmed, type Ending } from '../causes';
import { changedIdentity, type HeaderSource } from './identity';
import type { Line } from './lines';
import { guardRemoteOffers } from './remoteOffers';
import { watchMedia } from '../media/stats';

/** Emits who is at the other end, when a message says that it is somebody else. */
export function noteIdentity(line: Line, message: HeaderSource, { emit }: CallContext): void {
  const identity = changedIdentity(line.identity, message);
  if (identity === null) return;
  line.identity = identity;
  emit({ kind: 'identityChanged', callId: line.callId, ...identity });
}

/** Emits when the other side began or ceased to hold us. */
export function noteRemoteHold(line: Line, { emit }: CallContext): void {
  const direction = line.media.remoteDirection();
  const held = direction === 'sendonly' || direction === 'inactive';
  if (held === line.isRemoteHeld) return;
  line.isRemoteHeld = held;
  emit({ kind: 'remoteHoldChanged', callId: line.callId, held });
}

/** Both sides confirmed the call. */
function confirm(line: Line, context: CallContext): void {
  const { emit, now, lines, sound } = context;
  if (line.isEstablished || !lines.has(line)) return;
  line.isEstablished = true;
  const { callId, media } = line;
  emit({ kind: 'established', callId });
  const isMuted = (): boolean => sound.isSilenced?.(callId) === true;
  line.cleanups.push(watchMedia({ callId, media, emit, now, isMuted }));
}

/**
 * How a call ended that SIP.js ended by itself. `isAnswered`: an answer of ours was made; until then, as while the
 * browser asks for the microphone, the caller has heard nothing of one.
 */
export function endByItself(
  line: Pick<Line, 'isEstablished' | 'offers' | 'session'>,
  isAnswered: boolean,
): Ending {
  if (line.isEstablished) return endOfError('timeout');
  if (line.offers !== null) return endOfUnconfirmed();
  const isUnanswered = line.session instanceof Invitation && !isAnswered;
  return isUnanswered ? endOfSilence(480) : endOfError('negotiationFailed');
}

function delegateOf(line: Line, context: CallContext): SessionDelegate {
  return {
    onAck: () => confirm(line, context),
    // Without an accept no answer is sent, and the other side asks again and again.
    onBye: (bye) => {
      line.ending ??= endOfBye(bye.request);
      void bye.accept();
    },
    onCancel: ({ request }) => {
      line.ending ??= endOfCancel(request);
    },
    onInfo: (info) => void info.accept(),
    onMessage: (message) => void message.accept(),
    onNotify: (notification) => void notification.accept(),
    // The console does not call whomever somebody else wants it to.
    onRefer: (referral) => void referral.reject({ statusCode: 603 }),
    onInvite: (request, _response, status) => {
      line.offers?.answered(status);
      if (status >= 300) return;
      noteIdentity(line, request, context);
      noteRemoteHold(line, context);
    },
  };
}

/** Who answered is offered the sound so often over a socket on which nobody says anything to it. */
const MOST_OFFERS = 3;

/**
 * Offers the sound to who answered, over a connection of its own: the one before speaks with who was heard early. Where
 * that is refused, or never answered, nobody would ever be heard; without a socket the next registration offers it.
 */
async function meetAnswerer(line: Line, context: CallContext, offers = MOST_OFFERS): Promise<void> {
  const { byes, failed, link, lines } = context;
  try {
    await line.negotiation.change({ restartIce: true });
  } catch (error) {
    failed(error);
    if (!(error instanceof ServiceError) || !lines.has(line)) return;
    const isUnanswered = error.code === 'socketLost' && link()?.isConnected() === true;
    if (isUnanswered) {
      // A socket that only looks open is found out by this.
      link()?.check();
      if (offers > 1) return meetAnswerer(line, context, offers - 1);
    } else if (error.code !== 'negotiationFailed') return;
    if (line.session !== null) byes.send(line.session);
    lines.finish(line, endOfError(isUnanswered ? 'timeout' : error.code));
  }
}

function guard(line: Line, session: Session, context: CallContext): void {
  line.offers = guardRemoteOffers(session, line.negotiation, () => {
    if (line.isEstablished && context.lines.has(line)) noteRemoteHold(line, context);
  });
  // Of a call that the other side answered the ACK is ours, and sent.
  if (!(session instanceof Invitation)) confirm(line, context);
  if (line.isForked) void meetAnswerer(line, context);
}

/** Follows a session from now to its end. */
export function watchSession(line: Line, session: Session, context: CallContext): void {
  let isAnswered = false;
  line.session = session;
  session.delegate = delegateOf(line, context);
  session.stateChange.addListener((state) => {
    if (state === SessionState.Terminated) context.past.remember(session);
    if (!context.lines.has(line)) return;
    if (state === SessionState.Establishing) isAnswered = true;
    if (state === SessionState.Established) guard(line, session, context);
    if (state !== SessionState.Terminated) return;
    // SIP.js changes the state first and says why afterwards.
    queueMicrotask(() => context.lines.finish(line, line.ending ?? endByItself(line, isAnswered)));
  });
}
