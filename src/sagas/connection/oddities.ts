import { buffers, eventChannel } from 'redux-saga';
import type { WireReport, WireReports } from '../../services/wireReports';
import { opened } from '../../store/connection/actions';
import { listRestored, odditiesNoticed, rowsDropped } from '../../store/wire/actions';
import { selectMayRestore } from '../../store/wire/selectors';
import type { WireOddity } from '../../store/wire/types';
import { services } from '../core/context';
import { call, put, select, take, takeEvery, type SagaGenerator } from '../core/effects';

/** What was recorded on this connection, as `source entity field kind`. */
type KnownOddities = Set<string>;

function freshOf({ oddities, source }: WireReport, known: KnownOddities): WireOddity[] {
  return [...oddities.fields.values()].filter(({ field, kind }) => {
    const key = [source, oddities.entity, field, kind].join(' ');
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

function reportsOf(reports: WireReports) {
  return eventChannel<WireReport>((emit) => reports.subscribe(emit), buffers.expanding());
}

function* record(report: WireReport, known: KnownOddities): SagaGenerator<void> {
  const { oddities, shownIn, source } = report;
  const { entity, leftOut, leftOutBy } = oddities;
  const fields = freshOf(report, known).map((field) => ({ ...field }));
  if (fields.length > 0) yield* put(odditiesNoticed({ source, entity, fields }));
  if (leftOut > 0) {
    const where = shownIn === undefined ? {} : { shownIn };
    yield* put(rowsDropped({ source, entity, count: leftOut, field: leftOutBy ?? 'row', ...where }));
  } else if (shownIn !== undefined && (yield* select(selectMayRestore, shownIn))) {
    yield* put(listRestored(shownIn));
  }
}

/**
 * Records what was odd about what the server sends: each kind of oddity once for each connection, never one for each
 * message, and rows that could not be shown once for each read, with the first read that shows all again (contract §0).
 */
export function* recordOddities(): SagaGenerator<void> {
  const { wireReports } = yield* call(services);
  const known: KnownOddities = new Set();
  yield* takeEvery(opened, function* forget() {
    known.clear();
  });
  const channel = yield* call(reportsOf, wireReports);
  try {
    while (true) yield* call(record, yield* take(channel), known);
  } finally {
    channel.close();
  }
}
