import type { WaitingItem } from '../../../store/queues/types';
import { conversationEntity } from '../../decode/conversation';
import { readRows } from '../../decode/entity';
import { flagIn, listIn, textIn } from '../../decode/lenient';
import type { Oddities } from '../../decode/oddities';
import { templateEntity } from '../../decode/cannedReplies';
import { queueStatusEntity, totalsIn, waitingEntity, waitingRowsIn } from '../../decode/queue';
import { anyOf, fieldOf, missing, type EventReader } from './reader';

function itemsIn(waiting: unknown, oddities: Oddities): Record<string, WaitingItem[]> {
  const queues = waitingRowsIn(waiting).map(
    ([queue, rows]) => [queue, readRows(waitingEntity, rows, oddities)] as const,
  );
  return Object.fromEntries(queues);
}

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

/** What waits in the agent's queues: by queue in `waiting`, or as conversations; all of it unless `completo` is no. */
export const getAtendimentos: EventReader = (payload, oddities) => {
  const waiting = fieldOf(payload, 'waiting');
  const rows = Array.isArray(payload) ? payload : listIn(anyOf(payload, ['dados', 'data', 'result', 'rows']));
  const hasItems = typeof waiting === 'object' && waiting !== null;
  const items = hasItems ? itemsIn(waiting, oddities) : itemsOf(rows ?? [], oddities);
  const said = fieldOf(payload, 'completo');
  const complete = said === undefined || said === null || flagIn(said);
  const totals = totalsIn(fieldOf(payload, 'espera'));
  return { event: { type: 'queues/waitingReported', payload: { complete, totals, items } } };
};

/** Who works in the queues (ext): a list of queues, or `filas`. */
export const QueueStatus: EventReader = (payload, oddities) => {
  const rows =
    payload === null || payload === undefined ? undefined : listIn(fieldOf(payload, 'filas') ?? payload);
  if (rows === undefined) return missing('filas');
  const statuses = readRows(queueStatusEntity, rows, oddities);
  const totals = totalsIn(fieldOf(payload, 'espera'));
  return { event: { type: 'queues/statusReported', payload: { statuses, totals } } };
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
