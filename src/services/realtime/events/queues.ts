import type { WaitingItem } from '../../../store/queues/types';
import { conversationEntity } from '../../decode/conversation';
import { readRows } from '../../decode/entity';
import { flagIn, listIn, textIn } from '../../decode/lenient';
import type { Oddities } from '../../decode/oddities';
import { templateEntity } from '../../decode/cannedReplies';
import { queueStatusEntity, totalsIn, waitingIn } from '../../decode/queue';
import { anyOf, fieldOf, missing, type EventReader } from './reader';

/** Of a list of conversations those that nobody serves, by queue. */
function itemsOf(rows: readonly unknown[], oddities: Oddities): Record<string, WaitingItem[]> {
  const items = new Map<string, WaitingItem[]>();
  for (const one of readRows(conversationEntity, rows, oddities)) {
    if (one.lastAgent !== null || one.status === 'finished') continue;
    const name = one.fromName === '' ? one.fromId : one.fromName;
    items.set(one.queue, [...(items.get(one.queue) ?? []), { id: one.id, name, since: one.startedAt }]);
  }
  items.delete('__proto__');
  return Object.fromEntries(items);
}

function isAnyoneIn(items: Record<string, WaitingItem[]>): boolean {
  return Object.values(items).some(({ length }) => length > 0);
}

/**
 * What waits in the agent's queues: by queue in `waiting`, or as conversations where that names nobody; all of it
 * unless `completo` is no. Conversations are then rows of their queues, and not all of them.
 */
export const getAtendimentos: EventReader = (payload, oddities) => {
  const waiting = waitingIn(fieldOf(payload, 'waiting'), oddities);
  const rows = Array.isArray(payload) ? payload : listIn(anyOf(payload, ['dados', 'data', 'result', 'rows']));
  const ofRows = waiting !== null && isAnyoneIn(waiting) ? {} : itemsOf(rows ?? [], oddities);
  const items = waiting === null || isAnyoneIn(ofRows) ? ofRows : waiting;
  const said = fieldOf(payload, 'completo');
  const complete = said === undefined || said === null || flagIn(said);
  const totals = totalsIn(fieldOf(payload, 'espera'));
  const parts = items === ofRows && !complete ? { isByRow: true } : {};
  return { event: { type: 'queues/waitingReported', payload: { complete, totals, items, ...parts } } };
};

/** Who works in the queues (ext): a list of queues, or `filas`. A server may push only those that changed. */
export const QueueStatus: EventReader = (payload, oddities) => {
  const queues = fieldOf(payload, 'filas');
  const list = queues === undefined ? payload : queues;
  const rows = payload === null || payload === undefined ? undefined : listIn(list);
  if (rows === undefined) return missing('filas');
  const statuses = readRows(queueStatusEntity, rows, oddities);
  const totals = totalsIn(fieldOf(payload, 'espera'));
  return { event: { type: 'queues/statusReported', payload: { statuses, totals, isPart: true } } };
};

/** Templates that were asked for, from a server that acknowledges nothing (ext): a list, or `templates` of a `queue`. */
export const getTemplates: EventReader = (payload, oddities) => {
  const list = anyOf(payload, ['templates']) ?? payload;
  const rows = list === null || list === undefined ? undefined : listIn(list);
  if (rows === undefined) return missing('templates');
  const queue = textIn(anyOf(payload, ['queue', 'fila'])) ?? null;
  const items = readRows(templateEntity, rows, oddities);
  return { event: { type: 'cannedReplies/templatesReported', payload: { queue, items } } };
};
