import type { URI } from 'sip.js';
import type { CallContext } from './callContext';
import { establishedSession, hangUp } from './control';
import type { Line } from './lines';
import { transfer } from './transfer';

/** Hands the call over. The other side has reached the target: the own legs end. */
export async function transferTo(line: Line, target: URI | Line, context: CallContext): Promise<void> {
  const { lines, emit } = context;
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
