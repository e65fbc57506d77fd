import { fileDownloadRequested } from '../store/messages/actions';
import { alertRaised } from '../store/ui/actions';
import { services } from './context';
import { call, put, takeEvery } from './effects';
import type { SagaGenerator } from './effects';
import { guarded } from './guarded';

function* save({ payload }: ReturnType<typeof fileDownloadRequested>): SagaGenerator<void> {
  const { download } = yield* call(services);
  const { url, fileName } = payload;
  try {
    yield* call(download.saveFrom, url, fileName);
  } catch {
    yield* put(alertRaised({ textId: 'media.downloadFailed', detail: null }));
  }
}

/** Brings files of messages to the agent's own disk. */
export function* watchDownloads(): SagaGenerator<void> {
  yield* takeEvery(fileDownloadRequested, guarded('download', save));
}
