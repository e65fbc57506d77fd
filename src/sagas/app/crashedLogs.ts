import type * as CrashedLogs from '../../store/actionLog/crashedLogs';
import { pageOf } from '../../store/actionLog/format';
import type { Recorder } from '../../store/actionLog/recorder';
import type { StampedAction } from '../../store/stamp';
import {
  crashedLogExportRequested,
  crashedLogsFound,
  crashedLogsReadRequested,
  logExported,
} from '../../store/ui/actions';
import type { LogText } from '../../store/actionLog/handedOut';
import type { CrashedLog } from '../../store/ui/types';
import { services } from '../core/context';
import { call, getContext, put, type SagaGenerator } from '../core/effects';
import { fetchChunk } from '../core/fetchChunk';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';

/** More of them than these nobody looks at. */
const OFFERED = 3;

/** Seldom asked for, and it needs every reducer. */
async function loadCrashedLogs(): Promise<typeof CrashedLogs> {
  return import(/* webpackChunkName: "log-export" */ '../../store/actionLog/crashedLogs');
}

/** The last segment of each page but this one, the latest page first. */
function* lastSegments(): SagaGenerator<string[]> {
  const { actionLog } = yield* call(services);
  const recorder = yield* getContext<Recorder | undefined>('recorder');
  const own = pageOf(recorder?.cut()?.segment ?? '');
  const ids = yield* call(actionLog.ids);
  const last = new Map(ids.map((id) => [pageOf(id), id]));
  last.delete(own);
  return [...last.values()].reverse();
}

function* crashOf(
  id: string,
  now: number,
  { crashOf: tell }: typeof CrashedLogs,
): SagaGenerator<CrashedLog | null> {
  const { actionLog } = yield* call(services);
  const head = yield* call(actionLog.head, id);
  return tell({ ...head, actions: yield* call(actionLog.actions, id, 0, Infinity) }, now);
}

function* find({ meta }: Pick<StampedAction, 'meta'>): SagaGenerator<void> {
  const chunk = yield* call(fetchChunk<typeof CrashedLogs>, loadCrashedLogs);
  const found: CrashedLog[] = [];
  for (const id of yield* call(lastSegments)) {
    const crash = yield* call(crashOf, id, meta.at, chunk);
    if (crash !== null) found.push(crash);
    if (found.length === OFFERED) break;
  }
  yield* put(crashedLogsFound({ logs: found }));
}

function* save(asked: ReturnType<typeof crashedLogExportRequested>): SagaGenerator<void> {
  const { payload } = asked;
  const { actionLog, download, pacing } = yield* call(services);
  const chunk = yield* call(fetchChunk<typeof CrashedLogs>, loadCrashedLogs);
  const recorder = yield* getContext<Recorder | undefined>('recorder');
  const build = recorder?.cut()?.build;
  const work = chunk.crashedFile(payload.page, yield* call(actionLog.segments), build);
  const file = yield* call(pacing.inSlices<LogText | null>, work);
  // Newer segments took its place: the offer goes.
  if (file === null) return yield* call(find, asked);
  const time = new Date(payload.endedAt).toISOString().slice(0, 19).replace(/[:T]/g, '-');
  yield* call(download.save, `agent-console-crashed-${time}.json`, file.text, 'application/json');
  yield* put(logExported({ format: 'devtools', entries: file.entries }));
}

/** Finds the pages that crashed in the log of this browser, and hands out what they did last. */
export const crashedLogWorkers: readonly Worker[] = [
  worker('leading', [crashedLogsReadRequested], guarded('crashedLogs', find)),
  worker('every', [crashedLogExportRequested], guarded('crashedLogExport', save)),
];
