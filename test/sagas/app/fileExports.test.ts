import createSagaMiddleware from 'redux-saga';
import { fileExportWorkers } from '../../../src/sagas/app/fileExports';
import { serve } from '../../../src/sagas/core/workers';
import { exportRequested } from '../../../src/store/config/actions';
import { createStore } from '../../../src/store/createStore';
import { rootReducer } from '../../../src/store/rootReducer';
import { chartExportRequested } from '../../../src/store/ui/actions';

it('hands the table of a chart and the settings out as files, each once', () => {
  const waiting = new Map([
    ['text-1', 'Hora;Recebidas'],
    ['text-2', '{}'],
  ]);
  const saved: unknown[][] = [];
  const services = {
    download: { save: (...file: unknown[]) => void saved.push(file) },
    handles: {
      take(id: string) {
        const text = waiting.get(id);
        waiting.delete(id);
        return text;
      },
    },
  };
  const sagas = createSagaMiddleware({ context: { services } });
  const store = createStore({ reducer: rootReducer, middleware: [sagas], checks: false });
  const task = sagas.run(() => serve(fileExportWorkers));
  store.dispatch(chartExportRequested({ textId: 'text-1', fileName: 'ligacoes-por-hora.csv' }));
  store.dispatch(chartExportRequested({ textId: 'text-1', fileName: 'ligacoes-por-hora.csv' }));
  store.dispatch(exportRequested({ textId: 'text-2', fileName: 'configuracoes.json' }));
  task.cancel();
  expect(saved).toEqual([
    ['ligacoes-por-hora.csv', 'Hora;Recebidas', 'text/csv;charset=utf-8'],
    ['configuracoes.json', '{}', 'application/json'],
  ]);
});
