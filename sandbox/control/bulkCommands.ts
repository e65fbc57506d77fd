import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { idSchema, type Cliente } from '../../src/services/realtime/contract';
import { insertBulkMessages, insertEarlierConversations, insertOwnConversation } from '../centre/bulk';
import { insertBulkAgents } from '../centre/bulkAgents';
import { insertBulkContacts } from '../centre/bulkContacts';
import { insertBulkHistory } from '../centre/bulkHistory';
import { ownConversations } from '../centre/conversationEvents';
import { customerWrites } from '../centre/customerMessages';
import { requireConversation } from '../centre/ownership';
import { Refusal } from '../centre/refusal';
import { command } from './command';
import { requireAgent, type ControlParts } from './parts';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const TICK_MS = 10;

/** Commands that fill the centre, or keep it busy, for benches. */
export function bulkCommands({ centre }: ControlParts) {
  return {
    /** Gives an agent `count` open conversations of `messages` messages each; answers their ids. */
    seedConversations: command(
      v.object({
        nome: v.string(),
        count: positive,
        messages: v.optional(v.number(), 2),
        queue: v.optional(v.string(), 'Chat Site'),
        unread: v.optional(v.number(), 0),
      }),
      ({ nome, count, messages, queue, unread }): number[] => {
        const agent = requireAgent(centre, nome);
        return centre.sql.work(() => {
          const ids = Array.from({ length: count }, (_, i) =>
            insertOwnConversation(centre, agent, { queue, index: i, messages, unread }),
          );
          centre.stream.push(agent.id, 'getMeusAtendimentos', {});
          return ids;
        });
      },
    ),
    /** Adds `count` past messages to a conversation. */
    seedMessages: command(
      v.object({ idAtendimento: idSchema, count: positive }),
      ({ idAtendimento, count }): void =>
        centre.sql.work(() => insertBulkMessages(centre, requireConversation(centre, idAtendimento), count)),
    ),
    /** Gives the customer of a conversation `count` finished ones before it; answers their ids, the oldest first. */
    seedEarlier: command(
      v.object({
        idAtendimento: idSchema,
        count: positive,
        messages: v.optional(positive, 2),
        queue: v.optional(v.string()),
      }),
      ({ idAtendimento, queue, ...of }): number[] =>
        centre.sql.work(() => {
          const row = requireConversation(centre, idAtendimento);
          return insertEarlierConversations(centre, row, { ...of, queue: queue ?? row.queue });
        }),
    ),
    /** Adds `count` agents, signed out; answers their login names, of which each with `123` behind it is the password. */
    seedAgents: command(v.object({ count: positive }), ({ count }): string[] =>
      centre.sql.work(() => insertBulkAgents(centre, count)),
    ),
    /** Adds `count` contacts; answers the first of them. */
    seedContacts: command(v.object({ count: positive }), ({ count }): Cliente | undefined =>
      centre.sql.work(() => insertBulkContacts(centre, count)),
    ),
    /** Fills an agent's history with `calls` calls and `services` services of the last `days` days. */
    seedHistory: command(
      v.object({
        nome: v.string(),
        calls: v.optional(v.number(), 0),
        services: v.optional(v.number(), 0),
        days: v.optional(positive, 6),
      }),
      ({ nome, ...of }): void =>
        centre.sql.work(() => insertBulkHistory(centre, requireAgent(centre, nome), of)),
    ),
    /** Lets customers write to an agent's conversations, in turn, at a rate; ends with how many were written. */
    emitAtRate: command(
      v.object({ nome: v.string(), perSecond: positive, seconds: v.number() }),
      async ({ nome, perSecond, seconds }): Promise<{ sent: number }> => {
        const own = ownConversations(centre, requireAgent(centre, nome).id).map((row) => row.id);
        if (own.length === 0) throw new Refusal('NAO_ENCONTRADO', { msg: `${nome} has no conversations` });
        const total = Math.round(perSecond * seconds);
        const start = performance.now();
        let sent = 0;
        while (sent < total) {
          const due = Math.min(total, Math.ceil(((performance.now() - start) / 1000) * perSecond));
          for (; sent < due; sent += 1) {
            customerWrites(centre, own[sent % own.length] ?? 0, { texto: `Mensagem ${sent + 1}` });
          }
          await sleep(TICK_MS);
        }
        return { sent };
      },
    ),
  };
}
