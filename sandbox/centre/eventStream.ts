import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  pushEntries,
  type HandshakeData,
  type Push,
  type ServerEventName,
  type serverEventSchemas,
} from '../../src/services/realtime/contract';
import type { Sql } from '../store';

/** How many past events of an agent are kept for replay. */
export const REPLAY_BUFFER = 2000;
const TRIM_EVERY = 64;

/** What the sandbox fills in for each event; the push envelope is the stream's. */
export type EventBodies = {
  [E in ServerEventName]: (typeof serverEventSchemas)[E] extends v.LooseObjectSchema<infer T, infer _M>
    ? Omit<v.InferInput<v.ObjectSchema<T, undefined>>, keyof typeof pushEntries>
    : never;
};

/** An event as stored and sent. */
export interface StoredEvent {
  name: string;
  payload: Push;
}

/** One gapless, numbered stream of events per agent. Contract §1, `Push`. */
export interface EventStream {
  /**
   * Stores the next event of an agent in the running unit of work; it is delivered after the commit.
   * A unit that is rolled back leaves neither the event nor a hole in the numbers.
   */
  push<E extends ServerEventName>(agentId: number, name: E, body: EventBodies[E], reqId?: string): void;
  /** As `push`, unchecked: for tests that need an event of a wrong shape or an unknown name in the stream. */
  append(agentId: number, name: string, body: object, reqId?: string): void;
  /** What an agent that holds `ultimoSeq` of `epoca` has missed. */
  since(
    agentId: number,
    epoca: string | undefined,
    ultimoSeq: number | undefined,
  ): Pick<HandshakeData, 'epoca' | 'seq' | 'replay'> & { events: StoredEvent[] };
  /** Number of the agent's last event. */
  lastSeq(agentId: number): number;
  /** Begins a new numbering for every agent; what they hold becomes a gap. */
  restart(): void;
  /** Says who gets committed events. */
  onDeliver(deliver: (agentId: number, event: StoredEvent) => void): void;
}

const headRow = v.object({ seq: v.number(), epoca: v.string(), fullname: v.string() });
const eventRow = v.object({
  nome: v.string(),
  corpo: v.pipe(v.string(), v.parseJson(), v.looseObject(pushEntries)),
});

/** Makes the stream over the store; `iso` is the server's clock. */
export function createEventStream(sql: Sql, iso: () => string): EventStream {
  let deliver: (agentId: number, event: StoredEvent) => void = () => undefined;

  function head(agentId: number): v.InferOutput<typeof headRow> {
    const row = sql.get(headRow, 'SELECT seq, epoca, fullname FROM agents WHERE id = ?', agentId);
    if (!row) throw new Error(`no agent ${agentId}`);
    return row;
  }

  function append(agentId: number, name: string, body: object, reqId?: string): void {
    sql.work(() => {
      sql.run('UPDATE agents SET seq = seq + 1 WHERE id = ?', agentId);
      const { seq, epoca, fullname } = head(agentId);
      const payload: Push = {
        eventId: randomUUID(),
        epoca,
        seq,
        ts: iso(),
        agente: fullname,
        agenteId: agentId,
        ...(reqId === undefined ? {} : { reqId }),
        ...body,
      };
      sql.run(
        'INSERT INTO events (agent_id, seq, nome, corpo) VALUES (?,?,?,?)',
        agentId,
        seq,
        name,
        JSON.stringify(payload),
      );
      if (seq % TRIM_EVERY === 0) {
        sql.run('DELETE FROM events WHERE agent_id = ? AND seq <= ?', agentId, seq - REPLAY_BUFFER);
      }
      sql.afterCommit(() => deliver(agentId, { name, payload }));
    });
  }

  return {
    push: append,
    append,
    since: (agentId, epoca, ultimoSeq) => {
      const now = head(agentId);
      const at = { epoca: now.epoca, seq: now.seq };
      if (epoca === now.epoca && ultimoSeq === now.seq) return { ...at, replay: 'nada', events: [] };
      if (epoca !== now.epoca || ultimoSeq === undefined || ultimoSeq > now.seq) {
        return { ...at, replay: 'lacuna', events: [] };
      }
      const rows = sql.all(
        eventRow,
        'SELECT nome, corpo FROM events WHERE agent_id = ? AND seq > ? ORDER BY seq',
        agentId,
        ultimoSeq,
      );
      if (rows.length !== now.seq - ultimoSeq) return { ...at, replay: 'lacuna', events: [] };
      const events = rows.map((row) => ({ name: row.nome, payload: row.corpo }));
      return { ...at, replay: 'completo', events };
    },
    lastSeq: (agentId) => head(agentId).seq,
    restart: () => {
      sql.work(() => {
        sql.run('DELETE FROM events');
        sql.run('UPDATE agents SET seq = 0, epoca = lower(hex(randomblob(16)))');
      });
    },
    onDeliver: (fn) => {
      deliver = fn;
    },
  };
}
