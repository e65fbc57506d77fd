import { Invitation, SessionState, type Session } from 'sip.js';
import type { CallContext } from './callContext';
import { endOfHangUp, endOfRefusal, type Ending } from '../causes';
import type { Line } from './lines';
import { noteRemoteHold } from './sessionWatch';
import { sipError } from '../sipError';

/** The session of a call that both sides confirmed. Throws `notEstablished`. */
export function establishedSession({ session, isEstablished }: Line): Session {
  if (session?.state !== SessionState.Established || !isEstablished) throw sipError('notEstablished');
  return session;
}

/** Emits what an accepted answer says of the other side's hold; to a hold of ours it says nothing of theirs. */
function noteAnswer(line: Line, context: CallContext): void {
  if (!line.negotiation.isHeld() && context.lines.has(line)) noteRemoteHold(line, context);
}

/** Puts the call on hold, or takes it back; as the other side accepted it, or not at all. */
export async function setHeld(line: Line, held: boolean, context: CallContext): Promise<void> {
  const { callId, negotiation } = line;
  const { lines, sound } = context;
  establishedSession(line);
  // The agent takes it that nothing is heard from the click on.
  if (held) sound.setSending(callId, false);
  try {
    await negotiation.change({ held });
    noteAnswer(line, context);
  } finally {
    if (lines.has(line)) sound.setSending(callId, !negotiation.isHeld());
  }
}

/** Looks for the way of the sound anew, keeping hold. */
export async function restartIce(line: Line, context: CallContext): Promise<void> {
  establishedSession(line);
  await line.negotiation.change({ restartIce: true });
  // The other side may have held or resumed while nothing of it came through.
  noteAnswer(line, context);
}

function endingOf(line: Line): Ending {
  const { session } = line;
  if (session?.state === SessionState.Established) return endOfHangUp(true);
  return session instanceof Invitation ? endOfRefusal(480) : endOfHangUp(false);
}

/** Ends the call, whatever it is doing; for the agent at once, on the wire as soon as it can be. */
export function hangUp(line: Line, { byes, lines }: CallContext, ending = endingOf(line)): void {
  if (line.session !== null) byes.send(line.session);
  lines.finish(line, ending);
}

/** Ends every call: the console goes. */
export function endAll(context: CallContext): void {
  for (const line of context.lines.all()) hangUp(line, context, { ...endingOf(line), by: 'console' });
}
