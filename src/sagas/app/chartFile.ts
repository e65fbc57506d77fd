import { chartExportRequested } from '../../store/ui/actions';
import { services } from '../core/context';
import { call, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker } from '../core/workers';

type Wish = ReturnType<typeof chartExportRequested>;

function* save({ payload: { textId, fileName } }: Wish): SagaGenerator<void> {
  const { download, handles } = yield* call(services);
  const text = handles.take(textId);
  if (typeof text === 'string') yield* call(download.save, fileName, text, 'text/csv;charset=utf-8');
}

/** Hands the tables of pictures out as files. */
export const chartFileWorkers = [worker('every', [chartExportRequested], guarded('chartExport', save))];
