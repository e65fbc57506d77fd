import * as v from 'valibot';
import type { Centre } from '../centre/centre';
import type { Prng } from '../seed/prng';
import {
  findQueue,
  listQueues,
  queueMembers,
  selectContacts,
  type ContactRow,
  type QueueRow,
} from '../store';

const busyRow = v.object({ from_id: v.string() });

/**
 * A queue where a new conversation would find somebody, or any when nobody is there; none when the agents
 * who are there have enough to do.
 */
export function drawQueue(
  centre: Centre,
  prng: Prng,
  maxPerAgent: number,
  open: number,
): QueueRow | undefined {
  const online = centre.presence.online();
  if (open >= maxPerAgent * Math.max(1, online.length)) return undefined;
  const queues = listQueues(centre.sql).filter(
    ({ queue_type }) => queue_type !== 1 && !(queue_type === 4 && centre.mailService.isReal),
  );
  const manned = queues.filter((queue) =>
    queueMembers(centre.sql, queue.name, true).some((id) => online.includes(id)),
  );
  const choice = manned.length > 0 ? manned : queues;
  return choice.length > 0 ? findQueue(centre.sql, prng.pick(choice).name) : undefined;
}

/** A contact who can write to a queue of this type and is not writing already. */
export function drawContact(centre: Centre, prng: Prng, type: number): ContactRow | undefined {
  const column = type === 4 ? 'email' : 'numero';
  const busy = centre.sql.all(busyRow, "SELECT from_id FROM conversations WHERE status <> 'Encerrado'");
  const addresses = new Set(busy.map((row) => (type === 4 ? row.from_id : row.from_id.split('@')[0])));
  const free = selectContacts(centre.sql, `WHERE ${column} IS NOT NULL ORDER BY id`).filter(
    (contact) => !addresses.has((type === 4 ? contact.email : contact.numero) ?? ''),
  );
  return free.length > 0 ? prng.pick(free) : undefined;
}
