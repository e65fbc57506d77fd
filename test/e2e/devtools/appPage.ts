/** The page of the Redux DevTools application, as the panel of the browser extension shows it. */
import {
  App,
  coreReducers,
  exportStateMiddleware,
  LIFTED_ACTION,
  UPDATE_STATE,
  type LiftedActionAction,
} from '@redux-devtools/app';
import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { CHANNEL, type FromConsole, type FromDevTools } from './support/bridge';

/** The one page that it looks at. */
const INSTANCE = 'console';

const channel = new BroadcastChannel(CHANNEL);

const send = (message: FromDevTools): void => channel.postMessage(message);

function isLifted(action: unknown): action is LiftedActionAction {
  return typeof action === 'object' && action !== null && 'type' in action && action.type === LIFTED_ACTION;
}

/** Gives the console what was asked for here. */
const toConsole: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (!isLifted(action)) return result;
  if (action.message === 'DISPATCH') send({ message: 'DISPATCH', action: action.action });
  if (action.message === 'IMPORT') send({ message: 'IMPORT', state: action.state });
  return result;
};

const store = configureStore({
  reducer: combineReducers(coreReducers),
  middleware: (defaults) =>
    defaults({ immutableCheck: false, serializableCheck: false }).concat(exportStateMiddleware, toConsole),
  devTools: false,
});

channel.onmessage = ({ data }: MessageEvent<FromConsole>) => {
  store.dispatch({ type: UPDATE_STATE, request: { ...data, instanceId: INSTANCE }, id: INSTANCE });
};

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(createElement(Provider, { store, children: createElement(App) }));
send({ message: 'START' });
