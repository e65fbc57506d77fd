import * as v from 'valibot';
import { devtoolsFile } from '../store/actionLog/devtoolsFile';
import { logFile, logText, segmentsUpTo } from '../store/actionLog/exportLog';
import { segmentSchema } from '../store/actionLog/logSchema';
import { writeSegment } from '../store/actionLog/openSegment';
import type { LogCut, Recorder } from '../store/actionLog/recorder';
import type { LogSegment } from '../store/actionLog/types';
import { hidden, pageHidden } from '../store/app/actions';
import { logExported, logExportRequested } from '../store/ui/actions';
import { services } from './context';
import { call, getContext, put, takeEvery } from './effects';
import type { SagaGenerator } from './effects';
import { guarded } from './guarded';

type ExportRequest = ReturnType<typeof logExportRequested>;

function* keptSegments(): SagaGenerator<LogSegment[]> {
  const { actionLog } = yield* call(services);
  const records = yield* call(actionLog.segments);
  return records.flatMap((record) => {
    const { success, output } = v.safeParse(segmentSchema, record);
    return success ? [output] : [];
  });
}

function fileName(format: ExportRequest['payload']['format'], at: number): string {
  const time = new Date(at).toISOString().slice(0, 19).replace(/[:T]/g, '-');
  return `agent-console-${format === 'full' ? 'log' : 'devtools'}-${time}.json`;
}

function* save(cut: LogCut, { payload: { format }, meta }: ExportRequest): SagaGenerator<number> {
  const { download } = yield* call(services);
  const segments = segmentsUpTo(cut, yield* call(keptSegments));
  const log = logFile(cut, segments, meta.at);
  const text = format === 'full' ? logText(log) : devtoolsFile(segments);
  yield* call(download.save, fileName(format, meta.at), text, 'application/json');
  return log.header.actions;
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
