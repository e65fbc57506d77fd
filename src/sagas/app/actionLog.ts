import type { handedOut as HandedOut, LogText } from '../../store/actionLog/handedOut';
import { writeSegment } from '../../store/actionLog/openSegment';
import type { LogCut, Recorder } from '../../store/actionLog/recorder';
import { toFailure } from '../../lib/failure';
import { hidden, pageHidden } from '../../store/app/actions';
import { sessionMissing } from '../../store/auth/actions';
import { leadershipGained, otherLeaderFound } from '../../store/page/actions';
import { selectIsElsewhere, selectIsLeader } from '../../store/page/selectors';
import { logExported, logExportFailed, logExportRequested, logExportStarted } from '../../store/ui/actions';
import { services } from '../core/context';
import {
  call,
  delay,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '../core/effects';
import { fetchChunk } from '../core/fetchChunk';
import { guarded } from '../core/guarded';

type ExportRequest = ReturnType<typeof logExportRequested>;

/** Which tab works is mostly known at once; a start that takes longer is worth its log, ms. */
const UNKNOWN_MS = 5_000;

/** Seldom asked for, and it needs every reducer. */
async function loadHandedOut(): Promise<typeof HandedOut> {
  const chunk = await import(/* webpackChunkName: "log-export" */ '../../store/actionLog/handedOut');
  return chunk.handedOut;
}

const FILE_NAMES: Record<ExportRequest['payload']['format'], string> = {
  devtools: 'devtools',
  full: 'log',
  pseudonyms: 'log-pseudonyms',
};

function fileName(format: ExportRequest['payload']['format'], at: number): string {
  const time = new Date(at).toISOString().slice(0, 19).replace(/[:T]/g, '-');
  return `agent-console-${FILE_NAMES[format]}-${time}.json`;
}

function* save(cut: LogCut, { payload: { format }, meta }: ExportRequest): SagaGenerator<number> {
  const { actionLog, download, pacing } = yield* call(services);
  const handedOut = yield* call(fetchChunk<typeof HandedOut>, loadHandedOut);
  const work = handedOut(format, cut, yield* call(actionLog.segments), meta.at);
  const { entries, text } = yield* call(pacing.inSlices<LogText>, work);
  yield* call(download.save, fileName(format, meta.at), text, 'application/json');
  return entries;
}

function exportTo(recorder: Recorder) {
  return function* exportLog(request: ExportRequest): SagaGenerator<void> {
    // At once, before anything else happens: the file ends with the request for it.
    const cut = recorder.cut();
    if (cut === null) return;
    const { format } = request.payload;
    try {
      yield* call(() => cut.written);
      yield* put(logExportStarted({ format }));
      yield* put(logExported({ format, entries: yield* call(save, cut, request) }));
    } catch (error) {
      yield* put(logExportFailed({ format, ...toFailure(error) }));
    }
  };
}

/**
 * Ends when this tab may write. One that waits for another would push that one's log off the disk, and so would each that
 * a link opens: theirs stays in memory until they work.
 */
function* untilItWorks(): SagaGenerator<void> {
  const { tabs } = yield* call(services);
  if (!tabs.canLead) return;
  if (!(yield* select(selectIsLeader))) {
    const known = [leadershipGained, otherLeaderFound, sessionMissing];
    yield* race({ known: take(known), late: delay(UNKNOWN_MS) });
  }
  if (yield* select(selectIsElsewhere)) yield* take(leadershipGained);
}

/** Keeps the recorded log on this browser and hands it out as a file. */
export function* watchActionLog(): SagaGenerator<void> {
  const recorder = yield* getContext<Recorder | undefined>('recorder');
  if (recorder === undefined) return;
  const { actionLog } = yield* call(services);
  yield* call(untilItWorks);
  yield* call(recorder.attach, actionLog, writeSegment);
  yield* takeEvery(
    [hidden, pageHidden],
    guarded('logFlush', function* flush() {
      yield* call(recorder.flush);
    }),
  );
  yield* takeLeading(logExportRequested, guarded('logExport', exportTo(recorder)));
}
