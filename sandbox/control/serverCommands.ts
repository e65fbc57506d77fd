import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Limites } from '../../src/services/realtime/contract';
import { resumeProgress } from '../centre/progress';
import { leaveQueues, pause, unpause } from '../centre/queueSwitches';
import { agentQueues, permissoesSchema } from '../store';
import { command } from './command';
import { requireAgent, type ControlParts } from './parts';

/** Commands about the server itself, its clock and its agents' accounts. */
export function serverCommands({ centre, hub, realtime, http, ports }: ControlParts) {
  async function stop(): Promise<void> {
    await Promise.all([realtime.stop(), http.stop()]);
  }

  async function listen(): Promise<void> {
    await http.listen(ports.api);
    await realtime.listen(ports.realtime);
  }

  return {
    /**
     * Closes an agent's sockets, or everybody's: `transport` cuts the line, `server` says goodbye first (the
     * client does not come back by itself).
     */
    dropSockets: command(
      v.object({
        nome: v.optional(v.string()),
        mode: v.optional(v.picklist(['transport', 'server']), 'transport'),
      }),
      ({ nome, mode }): { dropped: number } => {
        const sessions = hub.sessions(nome === undefined ? undefined : requireAgent(centre, nome).id);
        for (const { socket } of sessions) {
          if (mode === 'server') socket.disconnect(true);
          else socket.conn.close();
        }
        return { dropped: sessions.length };
      },
    ),
    /** Goes away for `downMs` and comes back on the same ports; with `novaEpoca` every stream begins anew. */
    restart: command(
      v.object({ downMs: v.optional(v.number(), 200), novaEpoca: v.optional(v.boolean(), false) }),
      async ({ downMs, novaEpoca }): Promise<void> => {
        await stop();
        if (novaEpoca) centre.stream.restart();
        await sleep(downMs);
        await listen();
      },
    ),
    /** Goes away until `comeBack`. */
    goAway: command(v.object({}), (): Promise<void> => stop()),
    /** Comes back on the same ports. */
    comeBack: command(v.object({}), (): Promise<void> => listen()),
    /** Sets how fast outgoing messages progress; 0 holds them, a later speed lets them go on. */
    setProgressSpeed: command(v.object({ speed: v.pipe(v.number(), v.minValue(0)) }), ({ speed }): void => {
      centre.knobs.progressSpeed = speed;
      if (speed > 0) resumeProgress(centre);
    }),
    /** Changes the limits that the server holds to; told at the next login or handshake. */
    setLimits: command(
      v.object({
        maxArquivoBytes: v.optional(v.number()),
        tiposBloqueados: v.optional(v.array(v.string())),
        maxTexto: v.optional(v.record(v.string(), v.number())),
      }),
      (change): Limites => {
        const { limites } = centre.knobs;
        centre.knobs.limites = {
          ...limites,
          maxArquivoBytes: change.maxArquivoBytes ?? limites.maxArquivoBytes,
          tiposBloqueados: change.tiposBloqueados ?? limites.tiposBloqueados,
          maxTexto: change.maxTexto ?? limites.maxTexto,
        };
        return centre.knobs.limites;
      },
    ),
    /** Changes an agent's mode, limit or permissions; told at the next login. */
    setAgent: command(
      v.object({
        nome: v.string(),
        modo: v.optional(v.string()),
        max_chat_atende: v.optional(v.number()),
        permissoes: v.optional(v.partial(permissoesSchema), {}),
      }),
      ({ nome, modo, max_chat_atende, permissoes }): void => {
        const agent = requireAgent(centre, nome);
        centre.sql.run(
          'UPDATE agents SET modo = ?, max_chat = ?, permissoes = ? WHERE id = ?',
          modo ?? agent.modo,
          max_chat_atende ?? agent.max_chat,
          JSON.stringify({ ...agent.permissoes, ...permissoes }),
          agent.id,
        );
      },
    ),
    /** Pauses an agent, as a supervisor would; without a reason the pause ends. */
    pauseAgent: command(
      v.object({ nome: v.string(), motivo: v.optional(v.string()) }),
      ({ nome, motivo }): void => {
        const agent = requireAgent(centre, nome);
        centre.sql.work(() => {
          if (motivo === undefined) unpause(centre, agent);
          else pause(centre, agent, motivo);
        });
      },
    ),
    /** Puts an agent out of these queues, or of all, as a supervisor or a restart of the exchange would. */
    removeFromQueues: command(
      v.object({ nome: v.string(), filas: v.optional(v.array(v.string())) }),
      ({ nome, filas }): void => {
        const agent = requireAgent(centre, nome);
        const all = agentQueues(centre.sql, agent.id).map(({ fila }) => fila);
        centre.sql.work(() => leaveQueues(centre, agent, filas ?? all));
      },
    ),
    /** Sends an agent away, as a supervisor or the server would. */
    logOutAgent: command(
      v.object({
        nome: v.string(),
        motivo: v.optional(v.picklist(['outro_login', 'supervisor', 'inatividade', 'sessao']), 'supervisor'),
        msg: v.optional(v.string(), 'Sessão encerrada pelo supervisor.'),
      }),
      ({ nome, motivo, msg }): void => {
        const agent = requireAgent(centre, nome);
        centre.sql.work(() => {
          centre.sql.run('DELETE FROM tokens WHERE agent_id = ?', agent.id);
          centre.stream.push(agent.id, 'deslogarAgente', { motivo, msg });
        });
      },
    ),
  };
}
