import * as v from 'valibot';
import type { Account } from './accounts';
import { accountOf } from './accounts';
import type { ExchangeParts } from './parts';

const memberRow = v.object({ id: v.number() });

/** Chooses who gets a queue's next call. */
export interface AgentPick {
  /** The free agent of a queue whose last call is the longest ago, without these; undefined: nobody is free. */
  next(queue: string, without: ReadonlySet<number>): Account | undefined;
}

/** Agents switched on in a queue, not paused, available and online. */
function ready(x: ExchangeParts, queue: string): number[] {
  return x.c.sql
    .all(
      memberRow,
      `SELECT a.id FROM agent_queues q JOIN agents a ON a.id = q.agent_id
       WHERE q.fila = ? AND q.value = 1 AND q.pausa = 0 AND a.status = 1 ORDER BY a.id`,
      queue,
    )
    .map((row) => row.id)
    .filter((id) => x.c.presence.isOnline(id));
}

/** Makes the choice: free is who is registered and in no call. */
export function createAgentPick(x: ExchangeParts): AgentPick {
  const lastCall = new Map<number, number>();
  let turn = 0;
  return {
    next: (queue, without) => {
      const free = ready(x, queue)
        .filter((id) => !without.has(id) && !x.c.phones.inCall(id))
        .map((id) => ({ id, account: accountOf(x.c.sql, id) }))
        .filter(({ account }) => account !== undefined && x.registrar.find(account.extension) !== undefined)
        .sort((a, b) => (lastCall.get(a.id) ?? 0) - (lastCall.get(b.id) ?? 0));
      const chosen = free[0];
      if (!chosen) return undefined;
      turn += 1;
      lastCall.set(chosen.id, turn);
      return chosen.account;
    },
  };
}
