import createSagaMiddleware from 'redux-saga';
import { chartFileWorkers } from '../../../src/sagas/app/chartFile';
import { serve } from '../../../src/sagas/core/workers';
import { createStore } from '../../../src/store/createStore';
import { rootReducer } from '../../../src/store/rootReducer';
import { chartExportRequested } from '../../../src/store/ui/actions';

it('hands the table of a picture out as a file, once', () => {
  const waiting = new Map<string, string>([['text-1', 'Hora;Recebidas']]);
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
  const task = sagas.run(() => serve(chartFileWorkers));
  store.dispatch(chartExportRequested({ textId: 'text-1', fileName: 'ligacoes-por-hora.csv' }));
  store.dispatch(chartExportRequested({ textId: 'text-1', fileName: 'ligacoes-por-hora.csv' }));
  task.cancel();
  expect(saved).toEqual([['ligacoes-por-hora.csv', 'Hora;Recebidas', 'text/csv;charset=utf-8']]);
});
