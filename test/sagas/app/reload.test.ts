import createSagaMiddleware from 'redux-saga';
import { watchReload } from '../../../src/sagas/app/reload';
import { createStore } from '../../../src/store/createStore';
import { rootReducer } from '../../../src/store/rootReducer';
import { reloadRequested } from '../../../src/store/ui/actions';

it('loads the page anew each time the agent asks, with nothing else running', () => {
  const sagas = createSagaMiddleware();
  const store = createStore({ reducer: rootReducer, middleware: [sagas], checks: true });
  const reload = jest.fn();
  sagas.run(watchReload, reload);
  expect(reload).not.toHaveBeenCalled();
  store.dispatch(reloadRequested());
  store.dispatch(reloadRequested());
  expect(reload).toHaveBeenCalledTimes(2);
});
