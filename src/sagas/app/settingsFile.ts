import { exportRequested } from '../../store/config/actions';
import { services } from '../core/context';
import { call, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker } from '../core/workers';

function* save({ payload: { textId, fileName } }: ReturnType<typeof exportRequested>): SagaGenerator<void> {
  const { download, handles } = yield* call(services);
  const text = handles.take(textId);
  if (typeof text === 'string') yield* call(download.save, fileName, text, 'application/json');
}

/** Hands the settings out as a file. */
export const settingsFileWorkers = [worker('every', [exportRequested], guarded('settingsExport', save))];
