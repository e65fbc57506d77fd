import type { handedOut as HandedOut } from '../../store/actionLog/handedOut';
import { writeSegment } from '../../store/actionLog/openSegment';
import type { LogCut, Recorder } from '../../store/actionLog/recorder';
import { hidden, pageHidden } from '../../store/app/actions';
import { logExported, logExportRequested } from '../../store/ui/actions';
import { services } from '../core/context';
import { call, getContext, put, takeEvery, type SagaGenerator } from '../core/effects';
import { fetchChunk } from '../core/fetchChunk';
import { guarded } from '../core/guarded';

type ExportRequest = ReturnType<typeof logExportRequested>;

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
  const { actionLog, download } = yield* call(services);
  const handedOut = yield* call(fetchChunk<typeof HandedOut>, loadHandedOut);
  const { entries, text } = handedOut(format, cut, yield* call(actionLog.segments), meta.at);
  yield* call(download.save, fileName(format, meta.at), text, 'application/json');
  return entries;
}

function exportTo(recorder: Recorder) {
  return function* exportLog(request: ExportRequest): SagaGenerator<void> {
    // At once, before anything else happens: the file ends with the request for it.
    const cut = recorder.cut();
    if (cut === null) return;
    yield* call(() => cut.written);
    const entries = yield* call(save, cut, request);
    yield* put(logExported({ format: request.payload.format, entries }));
  };
}

/** Keeps the recorded log on this browser and hands it out as a file. */
export function* watchActionLog(): SagaGenerator<void> {
  const recorder = yield* getContext<Recorder | undefined>('recorder');
  if (recorder === undefined) return;
  const { actionLog } = yield* call(services);
  yield* call(recorder.attach, actionLog, writeSegment);
  yield* takeEvery(
    [hidden, pageHidden],
    guarded('logFlush', function* flush() {
      yield* call(recorder.flush);
    }),
  );
  yield* takeEvery(logExportRequested, guarded('logExport', exportTo(recorder)));
}
