import { fileDownloadRequested } from '../../store/messages/actions';
import { alertRaised } from '../../store/ui/actions';
import { services } from '../core/context';
import { call, put, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';

function* save({ payload }: ReturnType<typeof fileDownloadRequested>): SagaGenerator<void> {
  const { download } = yield* call(services);
  const { url, fileName } = payload;
  try {
    yield* call(download.saveFrom, url, fileName);
  } catch {
    yield* put(alertRaised({ textId: 'media.downloadFailed', detail: null }));
  }
}

/** Bringing files of messages to the agent's own disk. */
export const downloadWorkers: readonly Worker[] = [
  worker('every', [fileDownloadRequested], guarded('download', save)),
];
