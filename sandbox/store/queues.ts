import * as v from 'valibot';
import { tipoFilaSchema } from '../../src/services/realtime/contract';
import { flag, json } from './columns';
import type { Sql } from './sql';

const queueRow = v.object({
  name: v.string(),
  queue_type: tipoFilaSchema,
  obriga: flag,
  instance: v.nullable(json(v.array(v.string()))),
  email: v.nullable(v.string()),
});
/** A queue as stored. */
export type QueueRow = v.InferOutput<typeof queueRow>;

/** The queue with this name. */
export function findQueue(sql: Sql, name: string): QueueRow | undefined {
  return sql.get(queueRow, 'SELECT * FROM queues WHERE name = ?', name);
}

/** All queues, by name. */
export function listQueues(sql: Sql): QueueRow[] {
  return sql.all(queueRow, 'SELECT * FROM queues ORDER BY name');
}
