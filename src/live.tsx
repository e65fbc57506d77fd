import { createRoot } from 'react-dom/client';
import createSagaMiddleware from 'redux-saga';
import { persistStore } from 'redux-persist';
import storage from 'redux-persist/lib/storage';
import { App } from './App';
import { boot } from './sagas/boot';
import type { Effects } from './sagas/boot';
import { createHandles } from './services/handles';
import type { Handles } from './services/handles';
import { createRecorder } from './store/actionLog/recorder';
import { createStore } from './store/createStore';
import { persistedRootReducer } from './store/persistence';

async function loadEffects(handles: Handles, recorder: ReturnType<typeof createRecorder>): Promise<Effects> {
  const { createEffects } = await import(/* webpackChunkName: "effects" */ './effects');
  return createEffects(handles, recorder);
}

/**
 * Opens the live console. What the browser kept comes back before anything is drawn or recorded, so
 * that the first snapshot of the log is the state that the agent found.
 */
export function openConsole(root: HTMLElement): void {
  const handles = createHandles();
  const recorder = createRecorder();
  const sagas = createSagaMiddleware();
  const store = createStore({
    reducer: persistedRootReducer(storage),
    middleware: [recorder.middleware, sagas],
    checks: process.env['NODE_ENV'] !== 'production',
  });
  persistStore(store, null, () => {
    recorder.begin(store.getState());
    sagas.run(boot, () => loadEffects(handles, recorder));
    createRoot(root).render(<App store={store} handles={handles} />);
  });
}
