import type { AgentRow } from '../store';
import { CAUSE } from './callCauses';
import { answerCall, endCall, findCall, newUniqueId, openCall, RING_MS } from './calls';
import type { Centre } from './centre';

const ANSWER_MS = 1500;

/**
 * Begins a call that has no softphone: the centre's own dialling, or a test's. An outgoing one is answered after
 * a moment, an incoming one that nobody takes ends after 20 s.
 */
export function startCall(
  c: Centre,
  agent: AgentRow,
  call: { numero: string; fila?: string; sentido: 1 | 2 },
  reqId?: string,
): string {
  const { uniqueid } = openCall(c, agent, call, newUniqueId(c), reqId);
  c.sql.afterCommit(() => {
    if (call.sentido === 2) c.timers.after(ANSWER_MS, () => answerCall(c, uniqueid));
    c.timers.after(RING_MS, () => {
      if (findCall(c, uniqueid)?.atendida === false) endCall(c, uniqueid, CAUSE.noAnswer);
    });
  });
  return uniqueid;
}
