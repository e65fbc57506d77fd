import type { HistoryFilter } from '../../services/api/historyApi';
import type { RowParts } from '../../services/api/listParts';
import { selectUser } from '../../store/auth/selectors';
import { toFailure } from '../../lib/failure';
import * as history from '../../store/history/actions';
import { boundsOf } from '../../store/history/period';
import { indexRows } from '../../store/history/search';
import type { CallRow, HistoryTable, Period, ServiceRow } from '../../store/history/types';
import { selectShownHistory } from '../../store/history/selectors';
import { classificationDelivered } from '../../store/outbox/actions';
import { selectOwnQueues } from '../../store/queues/selectors';
import type { StampedAction } from '../../store/stamp';
import { keptClassifications } from '../classification/keptClassifications';
import { services } from '../core/context';
import { call, delay, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { rowClassifications } from './rowClassification';
import { worker, type Worker } from '../core/workers';
import { CSV, saveText } from '../core/saveText';

/** Rest after typing before the tables are filtered (spec 1 §9). */
const DEBOUNCE_MS = 500;

/** Puts rows into their table part by part, and lets the page breathe between. */
function* keep<Row extends CallRow | ServiceRow>(
  parts: RowParts<Row>,
  loaded: (payload: { rows: Row[] }) => StampedAction,
): SagaGenerator<void> {
  for (const decode of parts) {
    const rows = yield* call(decode);
    yield* call(indexRows, rows);
    yield* delay(0);
    yield* put(loaded({ rows }));
    yield* delay(0);
  }
}

function* readRows(table: HistoryTable, filter: HistoryFilter): SagaGenerator<void> {
  const { historyApi } = yield* call(services);
  if (table === 'calls') {
    yield* call(keep<CallRow>, yield* call(historyApi.calls, filter), history.callsLoaded);
    return;
  }
  // An agent sees the services of the own queues alone (spec 1 §6); while these are not known, none is hidden.
  const queues = yield* select(selectOwnQueues);
  if (queues?.length === 0) return;
  yield* call(keep<ServiceRow>, yield* call(historyApi.services, filter, queues), history.servicesLoaded);
}

/** The rows whose classification waits on this browser for the server. */
function* keptIds(table: HistoryTable): SagaGenerator<string[]> {
  const kind = table === 'calls' ? 'call' : 'conversation';
  return (yield* call(keptClassifications)).flatMap((one) =>
    one.kind !== kind ? [] : [one.kind === 'call' ? one.form.uniqueId : one.form.conversationId],
  );
}

function* read(table: HistoryTable, period: Period): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  const { from, until } = boundsOf(period);
  yield* put(history.readStarted({ table, period }));
  try {
    yield* call(readRows, table, { agent: user.fullName, from, to: until - 1 });
    const kept = yield* call(keptIds, table);
    yield* put(history.readCompleted({ table, ...(kept.length === 0 ? {} : { kept }) }));
  } catch (error) {
    yield* put(history.readFailed({ table, ...toFailure(error) }));
  }
}

type Wish = ReturnType<
  typeof history.readRequested | typeof history.leaveRequested | typeof classificationDelivered
>;

/**
 * A later wish ends the read before it, whose answer comes too late for anybody. So does a classification that went out
 * late: what was read before it does not have it.
 */
function* readAsAsked(wish: Wish): SagaGenerator<void> {
  if (history.readRequested.match(wish)) yield* call(read, wish.payload.table, wish.payload.period);
  if (!classificationDelivered.match(wish)) return;
  const shown = yield* select(selectShownHistory);
  if (shown !== null) yield* call(read, shown.table, shown.period);
}

function* settle({ payload }: ReturnType<typeof history.searchRequested>): SagaGenerator<void> {
  yield* delay(DEBOUNCE_MS);
  yield* put(history.searchSettled(payload));
}

function* save({ payload }: ReturnType<typeof history.exportRequested>): SagaGenerator<void> {
  const { table, rows } = payload;
  if (yield* call(saveText, payload, CSV)) yield* put(history.exported({ table, rows }));
}

/** Reading the history, searching in it, classifying its rows and handing it out as a file. */
export function historyWorkers(): readonly Worker[] {
  return [
    worker<Wish>(
      'latest',
      [history.readRequested, history.leaveRequested, classificationDelivered],
      guarded('history', readAsAsked),
    ),
    worker('latest', [history.searchRequested], guarded('historySearch', settle)),
    worker('every', [history.exportRequested], guarded('historyExport', save)),
    ...rowClassifications(),
  ];
}
