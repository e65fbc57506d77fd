import * as v from 'valibot';
import { answerCall, endCall, startCall } from '../centre/calls';
import { command } from './command';
import { requireAgent, type ControlParts } from './parts';

/** Commands that make call events. */
export function voiceCommands({ c }: ControlParts) {
  const one = v.object({ uniqueid: v.string() });
  return {
    /** A customer calls an agent. */
    ring: command(
      v.object({ nome: v.string(), numero: v.string(), fila: v.optional(v.string(), 'Voz Atendimento') }),
      ({ nome, numero, fila }): { uniqueid: string } => {
        const agent = requireAgent(c, nome);
        return c.sql.work(() => ({ uniqueid: startCall(c, agent, { numero, fila, sentido: 1 }) }));
      },
    ),
    answer: command(one, ({ uniqueid }): void => answerCall(c, uniqueid)),
    hangUp: command(
      v.object({ ...one.entries, causa: v.optional(v.number(), 16) }),
      ({ uniqueid, causa }): void => endCall(c, uniqueid, causa),
    ),
  };
}
