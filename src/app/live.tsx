import { createRoot } from 'react-dom/client';
import createSagaMiddleware from 'redux-saga';
import { persistStore } from 'redux-persist';
import { App } from './App';
import { preferredLanguage } from '../components/intl/languages';
import { BUILD, VERSION } from '../components/version';
import { boot, reportLanguage, type Effects } from '../sagas/boot';
import { reportCaught } from '../sagas/app/caughtErrors';
import { createEarlyRequests } from '../sagas/core/earlyRequests';
import { watchReload } from '../sagas/app/reload';
import { isBrowserSupported } from '../services/browserSupport';
import { createHandles } from '../services/handles';
import { createLiveCallLevels, createLiveLevel } from '../services/liveLevel';
import { readSessionMark } from '../services/storage/sessionMark';
import { settingsStorage } from '../services/storage/settings';
import { createRecorder } from '../store/actionLog/recorder';
import { comingReducers } from '../store/comingReducers';
import { createStore } from '../store/createStore';
import { createDevtoolsMask } from '../store/devtoolsMask';
import * as firstReducers from '../store/firstReducers';
import { preloadConsole } from './consoleChunk';
import { deferral } from './deferral';
import type { EffectsOptions } from './effects';
import { createPersistedReducer, readPreferences } from '../store/persistence';

async function loadEffects(options: EffectsOptions): Promise<Effects> {
  const { createEffects } = await import(/* webpackChunkName: "effects" */ './effects');
  return createEffects(options);
}

/**
 * Opens the live console. What the browser kept comes back before anything is drawn or recorded, so
 * that the first snapshot of the log is the state that the agent found.
 */
export function openConsole(root: HTMLElement): void {
  const handles = createHandles();
  const level = createLiveLevel();
  const callLevels = createLiveCallLevels();
  const later = (run: () => void, ms: number): void => void setTimeout(run, ms);
  const recorder = createRecorder({ app: VERSION, build: BUILD, later });
  const coming = comingReducers();
  const mask = createDevtoolsMask();
  const isProduction = process.env['NODE_ENV'] === 'production';
  const earlyRequests = createEarlyRequests();
  const { channel } = earlyRequests;
  const sagas = createSagaMiddleware({ channel, context: { recorder, earlyRequests } });
  const store = createStore({
    reducer: createPersistedReducer(settingsStorage, { ...firstReducers, ...coming.folds }),
    middleware: [sagas, recorder.middleware],
    enhancers: [
      deferral({
        later,
        beforeNext: (run) => void requestAnimationFrame(run),
        areDrawn: () => document.visibilityState === 'visible',
      }),
    ],
    checks: !isProduction,
    // Whoever opens the extension over an agent's shoulder sees what a log would hold, and no more.
    ...(isProduction ? { shown: mask.options } : {}),
  });
  const persistor = persistStore(store, null, () => {
    sagas.run(reportLanguage, preferredLanguage(navigator.languages));
    sagas.run(watchReload, () => window.location.reload());
    sagas.run(boot, () =>
      loadEffects({
        handles,
        level,
        callLevels,
        session: recorder.session,
        readState: store.getState,
        readPreferences: () =>
          readPreferences(settingsStorage, { ...firstReducers, ...comingReducers().folds }),
        addReducers: coming.arrive,
        addMasks: mask.arrive,
      }),
    );
    // Its modules run while the vault and the settings are read.
    if (readSessionMark(() => window.localStorage) !== null) preloadConsole();
    const isSupported = isBrowserSupported(window);
    const onCaughtError = (error: unknown): void => void sagas.run(reportCaught, error);
    createRoot(root, { onCaughtError }).render(
      <App {...{ store, handles, isSupported }} level={level.read} callLevels={callLevels.read} />,
    );
  });
  // It writes a key at a time by a timer, which may not come any more.
  window.addEventListener('pagehide', () => void persistor.flush());
}
