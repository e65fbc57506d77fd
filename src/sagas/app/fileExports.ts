import { exportRequested } from '../../store/config/actions';
import { chartExportRequested } from '../../store/ui/actions';
import { call, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { CSV, saveText } from '../core/saveText';
import { worker } from '../core/workers';

function* saveChart({ payload }: ReturnType<typeof chartExportRequested>): SagaGenerator<void> {
  yield* call(saveText, payload, CSV);
}

function* saveSettings({ payload }: ReturnType<typeof exportRequested>): SagaGenerator<void> {
  yield* call(saveText, payload, 'application/json');
}

/** Hands the tables of charts and the settings out as files. */
export const fileExportWorkers = [
  worker('every', [chartExportRequested], guarded('chartExport', saveChart)),
  worker('every', [exportRequested], guarded('settingsExport', saveSettings)),
];
