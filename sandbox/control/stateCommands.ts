import * as v from 'valibot';
import {
  idSchema,
  type Atendimento,
  type Message,
  type Push,
  type Usuario,
} from '../../src/services/realtime/contract';
import {
  countRow,
  json,
  rowId,
  selectConversations,
  selectMessages,
  toAtendimento,
  toMessage,
  toUsuario,
} from '../store';
import type { ToldPage } from '../net/toldPages';
import { command } from './command';
import { requireAgent, type ControlParts } from './parts';

const eventRow = v.object({ seq: v.number(), nome: v.string(), corpo: json(v.looseObject({})) });

/** Commands that read what the store holds. */
export function stateCommands({ centre, hub, toldPages }: ControlParts) {
  return {
    /** The pages of the console that said which one they are (X-Sessao), in the order in which they came. */
    toldPages: command(v.object({}), (): ToldPage[] => toldPages.all()),
    /** All messages of a conversation, by id. */
    messages: command(v.object({ idAtendimento: idSchema }), ({ idAtendimento }): Message[] =>
      selectMessages(centre.sql, 'WHERE id_atendimento = ? ORDER BY id', rowId(idAtendimento)).map(toMessage),
    ),
    /** How many messages there are in all. */
    messageCount: command(
      v.object({}),
      (): number => centre.sql.get(countRow, 'SELECT count(*) AS n FROM messages')?.n ?? 0,
    ),
    /** Conversations, all or of one status, by id. */
    conversations: command(v.object({ status: v.optional(v.string()) }), ({ status }): Atendimento[] =>
      selectConversations(centre.sql, 'WHERE ?1 IS NULL OR c.status = ?1 ORDER BY c.id', status ?? null).map(
        toAtendimento,
      ),
    ),
    /** An agent as it is now, with its queues and how many sockets it has. */
    agent: command(
      v.object({ nome: v.string() }),
      ({ nome }): { usuario: Usuario; seq: number; epoca: string; sockets: number } => {
        const agent = requireAgent(centre, nome);
        const { seq, epoca } = agent;
        return { usuario: toUsuario(centre.sql, agent), seq, epoca, sockets: hub.sessions(agent.id).length };
      },
    ),
    /** The events that an agent's stream keeps, after a number. */
    events: command(
      v.object({ nome: v.string(), apos: v.optional(v.number(), 0) }),
      ({ nome, apos }): { seq: number; name: string; payload: Partial<Push> }[] =>
        centre.sql
          .all(
            eventRow,
            'SELECT seq, nome, corpo FROM events WHERE agent_id = ? AND seq > ? ORDER BY seq',
            requireAgent(centre, nome).id,
            apos,
          )
          .map((row) => ({ seq: row.seq, name: row.nome, payload: row.corpo })),
    ),
  };
}
