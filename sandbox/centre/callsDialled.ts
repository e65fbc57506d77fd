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
  centre: Centre,
  agent: AgentRow,
  call: { numero: string; fila?: string; sentido: 1 | 2 },
  reqId?: string,
): string {
  const { uniqueid } = openCall(centre, agent, call, newUniqueId(centre), reqId);
  centre.sql.afterCommit(() => {
    if (call.sentido === 2) centre.timers.after(ANSWER_MS, () => answerCall(centre, uniqueid));
    centre.timers.after(RING_MS, () => {
      if (findCall(centre, uniqueid)?.atendida === false) endCall(centre, uniqueid, CAUSE.noAnswer);
    });
  });
  return uniqueid;
}
