/**
 * Runs in the page before the console, in place of the script of the browser extension: the enhancer that the console's
 * store asks for, connected to the application. Made of the same parts as that script.
 */
import {
  instrument,
  type LiftedAction,
  type LiftedStore,
  type PerformAction,
} from '@redux-devtools/instrument';
import { importState, stringify } from '@redux-devtools/utils';
import type { Action, StoreEnhancerStoreCreator, UnknownAction } from 'redux';
import { CHANNEL, type FromConsole, type FromDevTools } from './support/bridge';

/** What the console's store tells the extension of itself. */
interface Options {
  maxAge: number;
  actionSanitizer?: (action: Action, id: number) => Action;
  stateSanitizer?: (state: unknown, id: number) => unknown;
}

type Lifted = LiftedStore<unknown, UnknownAction, string>;

type LiftedRequest = LiftedAction<unknown, UnknownAction, string>;

type Enhancer = (create: StoreEnhancerStoreCreator) => StoreEnhancerStoreCreator;

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: Options) => (...enhancers: Enhancer[]) => Enhancer;
    /** The state that the console has now. */
    devToolsState: () => unknown;
  }
}

/** Keeps the type of the last lifted action, as the extension's own monitor does; at first it is asked with none. */
function lastLifted(last = '', { type = last }: Partial<Action>): string {
  return type;
}

function same<T>(value: T): T {
  return value;
}

function connect(store: Lifted, options: Options): void {
  const { maxAge, actionSanitizer = same<Action>, stateSanitizer = same<unknown> } = options;
  const channel = new BroadcastChannel(CHANNEL);
  const send = (message: FromConsole): void => channel.postMessage(message);

  function shown(lifted: PerformAction<UnknownAction>, id: number): object {
    return { ...lifted, action: actionSanitizer(lifted.action, id) };
  }

  function sendState(): void {
    const { actionsById, computedStates, committedState: _committed, ...payload } = store.getState();
    const actions = Object.entries(actionsById).map(([id, lifted]) => [id, shown(lifted, Number(id))]);
    send({
      type: 'STATE',
      payload,
      // Actions of redux-persist hold functions.
      actionsById: stringify(Object.fromEntries(actions)),
      // As text they would lose that each shares most of what it holds with the next.
      computedStates: computedStates.map((entry, id) => ({
        ...entry,
        state: stateSanitizer(entry.state, id),
      })),
      committedState: true,
    });
  }

  function sendAction(): void {
    const { nextActionId, actionsById, computedStates } = store.getState();
    const id = nextActionId - 1;
    const lifted = actionsById[id];
    if (lifted === undefined) return;
    send({
      type: 'ACTION',
      payload: stateSanitizer(computedStates.at(-1)?.state, id),
      action: stringify(shown(lifted, id)),
      nextActionId,
      maxAge,
    });
  }

  channel.onmessage = ({ data }: MessageEvent<FromDevTools>) => {
    if (data.message === 'START') sendState();
    // Both come from the application itself, which knows what it asks for.
    else if (data.message === 'DISPATCH') store.dispatch(data.action as LiftedRequest);
    else store.dispatch({ type: 'IMPORT_STATE', ...importState(data.state, {}) } as LiftedRequest);
  };
  store.subscribe(() => {
    const { monitorState } = store.getState();
    if (monitorState === 'PERFORM_ACTION') sendAction();
    else if (!monitorState.startsWith('JUMP_TO_')) sendState();
  });
}

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  (options) =>
  (...enhancers) => {
    const instrumented = instrument<unknown, UnknownAction, string, Action>(lastLifted, {
      maxAge: options.maxAge,
      shouldCatchErrors: true,
    });
    const connected: Enhancer = (next) => (reducer, preloadedState) => {
      const store = instrumented(next)(reducer, preloadedState);
      window.devToolsState = store.getState;
      connect(store.liftedStore as Lifted, options);
      return store;
    };
    return (create) => [...enhancers, connected].reduceRight((inner, enhancer) => enhancer(inner), create);
  };
