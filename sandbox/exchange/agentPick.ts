import * as v from 'valibot';
import { accountOf, type Account } from './accounts';
import type { ExchangeParts } from './parts';

const memberRow = v.object({ id: v.number() });

/** Chooses who gets a queue's next call. */
export interface AgentPick {
  /** The free agent of a queue whose last call is the longest ago, without these; undefined: nobody is free. */
  next(queue: string, without: ReadonlySet<number>): Account | undefined;
  /** Whether somebody serves the queue with a telephone, free or not. */
  isServed(queue: string): boolean;
}

/** Agents switched on in a queue, not paused, available and online. */
function ready(exchange: ExchangeParts, queue: string): number[] {
  return exchange.centre.sql
    .all(
      memberRow,
      `SELECT a.id FROM agent_queues q JOIN agents a ON a.id = q.agent_id
       WHERE q.fila = ? AND q.value = 1 AND q.pausa = 0 AND a.status = 1 ORDER BY a.id`,
      queue,
    )
    .map((row) => row.id)
    .filter((id) => exchange.centre.presence.isOnline(id));
}

/** Makes the choice: free is who is registered and in no call. */
export function createAgentPick(exchange: ExchangeParts): AgentPick {
  const lastCall = new Map<number, number>();
  let turn = 0;
  /** Agents who serve a queue and whose extension is registered, or has a telephone on the desk. */
  function served(queue: string): { id: number; account: Account }[] {
    return ready(exchange, queue).flatMap((id) => {
      const account = accountOf(exchange.centre.sql, id);
      if (!account) return [];
      const { extension } = account;
      return exchange.registrar.find(extension) || exchange.desks.has(extension) ? [{ id, account }] : [];
    });
  }

  return {
    isServed: (queue) => served(queue).length > 0,
    next: (queue, without) => {
      const free = served(queue)
        .filter(({ id }) => !without.has(id) && !exchange.centre.phones.inCall(id))
        .sort((a, b) => (lastCall.get(a.id) ?? 0) - (lastCall.get(b.id) ?? 0));
      const chosen = free[0];
      if (!chosen) return undefined;
      turn += 1;
      lastCall.set(chosen.id, turn);
      return chosen.account;
    },
  };
}
