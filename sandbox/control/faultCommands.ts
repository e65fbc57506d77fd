import * as v from 'valibot';
import { codigoSchema } from '../../src/services/realtime/contract';
import { command } from './command';
import { requireAgent, type ControlParts } from './parts';

const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1);
const ms = v.optional(v.number(), 0);

/** Commands that make requests, answers and events go wrong. */
export function faultCommands({ centre, hub, faults }: ControlParts) {
  return {
    /** The next requests of an action, handshake or file event come late, fail, are not seen, or lose their ack. */
    failAction: command(
      v.object({
        action: v.string(),
        kind: v.picklist(['delay', 'fail', 'drop', 'loseAck']),
        ms,
        codigo: v.optional(codigoSchema, 'INDISPONIVEL'),
        times,
      }),
      (fault): void => faults.addAction(fault),
    ),
    /** The next HTTP requests whose path begins so come late, fail, are cut, lose their answer, or get it late. */
    failHttp: command(
      v.object({
        path: v.string(),
        kind: v.picklist(['delay', 'fail', 'drop', 'loseAnswer', 'holdAnswer']),
        ms,
        status: v.optional(v.number(), 503),
        times,
      }),
      (fault): void => faults.addHttp(fault),
    ),
    /** The next events of a name are sent twice, not at all, or after the one that follows. */
    failEvent: command(
      v.object({ name: v.string(), kind: v.picklist(['duplicate', 'skip', 'swap']), times }),
      (fault): void => faults.addEvent(fault),
    ),
    clearFaults: command(v.object({}), (): void => faults.clear()),
    /** Makes the next outgoing messages fail at the provider. */
    failSends: command(v.object({ times }), (args): void => {
      centre.knobs.failSends += args.times;
    }),
    /** Sends anything under any name to an agent's sockets, outside the numbered stream. */
    sendRaw: command(
      v.object({ nome: v.string(), evento: v.string(), payload: v.unknown() }),
      ({ nome, evento, payload }): void => {
        for (const { socket } of hub.sessions(requireAgent(centre, nome).id)) socket.emit(evento, payload);
      },
    ),
    /** Puts events of any name and body into an agent's stream, numbered like any other. */
    pushRaw: command(
      v.object({ nome: v.string(), evento: v.string(), corpo: v.record(v.string(), v.unknown()), times }),
      (args): void => {
        const agent = requireAgent(centre, args.nome);
        centre.sql.work(() => {
          for (let i = 0; i < args.times; i += 1) centre.stream.append(agent.id, args.evento, args.corpo);
        });
      },
    ),
  };
}
