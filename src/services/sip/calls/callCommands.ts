import type { URI } from 'sip.js';
import type { CallContext } from './callContext';
import { establishedSession, hangUp, restartIce, setHeld } from './control';
import { sendDigit } from './digits';
import { answer, decline, proveOffer } from './incoming';
import type { Line } from './lines';
import { invite } from './outgoing';
import { sipError } from '../sipError';
import type { Softphone } from '../softphone';
import { targetUri } from './targetUri';
import { transfer } from './transfer';

/** The commands for calls, by call id. */
export type CallCommands = Pick<
  Softphone,
  | 'invite'
  | 'answer'
  | 'decline'
  | 'proveOffer'
  | 'hangUp'
  | 'hold'
  | 'resume'
  | 'sendDigit'
  | 'transferBlind'
  | 'transferAttended'
  | 'restartIce'
  | 'reopenMicrophone'
>;

/** Transfers a call. Once the other side has reached the target the own legs end. */
async function transferTo(line: Line, target: URI | Line, context: CallContext): Promise<void> {
  const { lines, emit } = context;
  if (context.link()?.isConnected() !== true) throw sipError('notConnected');
  const { callId } = line;
  const session = establishedSession(line);
  const consulted = 'callId' in target ? target : null;
  const progressed = (status: number): void => emit({ kind: 'transferProgressed', callId, status });
  await transfer({ session, target: 'callId' in target ? establishedSession(target) : target, progressed });
  for (const leg of consulted === null ? [line] : [line, consulted]) {
    if (!lines.has(leg)) continue;
    hangUp(leg, context, { by: 'console', cause: 'completed', status: null, q850: null });
  }
}

/** The commands for the calls of a context. */
export function createCallCommands(context: CallContext): CallCommands {
  const { lines, sound } = context;

  /** For a call that is over there is nothing to do. */
  async function whileLive(callId: string, command: (line: Line) => Promise<void> | void): Promise<void> {
    const line = lines.get(callId);
    if (line !== null) await command(line);
  }

  /** For commands that may not resolve without being done: throws `callOver`. */
  function need(callId: string): Line {
    const line = lines.get(callId);
    if (line === null) throw sipError('callOver');
    return line;
  }

  return {
    invite: (call) => invite(call, context),
    answer: async (callId) => answer(need(callId), context),
    decline: (callId, status = 480) => whileLive(callId, (line) => decline(line, status, context)),
    proveOffer: (callId) => whileLive(callId, (line) => proveOffer(line, context)),
    hangUp: (callId) => whileLive(callId, (line) => hangUp(line, context)),
    hold: (callId) => whileLive(callId, (line) => setHeld(line, true, context)),
    resume: (callId) => whileLive(callId, (line) => setHeld(line, false, context)),
    async sendDigit(callId, digit) {
      const line = need(callId);
      const { earlyDialog, hasEarlyMedia, media, session } = line;
      const isHeardEarly = hasEarlyMedia && session !== null && !line.isEstablished;
      return sendDigit(isHeardEarly ? session : establishedSession(line), media.pc, digit, earlyDialog);
    },
    async transferBlind(callId, number) {
      const line = need(callId);
      const { host } = establishedSession(line).userAgent.configuration.uri;
      await transferTo(line, targetUri(number, host), context);
    },
    transferAttended: async (callId, otherCallId) => transferTo(need(callId), need(otherCallId), context),
    restartIce: (callId) => whileLive(callId, (line) => restartIce(line, context)),
    reopenMicrophone: (callId) => whileLive(callId, () => sound.reopenMicrophone(callId)),
  };
}
