import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { boot } from '../../src/sagas/boot';
import { createEarlyRequests } from '../../src/sagas/core/earlyRequests';
import { rootSaga } from '../../src/sagas/rootSaga';
import { sagaFailed } from '../../src/store/app/actions';
import { loginRequested } from '../../src/store/auth/actions';
import { saveRequested } from '../../src/store/config/actions';
import { createStore } from '../../src/store/createStore';
import { rootReducer, type RootState } from '../../src/store/rootReducer';
import { createFakeAgenda } from '../support/fakes/fakeAgenda';
import { createFakeNotifications } from '../support/fakes/fakeNotifications';
import { sampleConfiguration } from '../support/sagaSamples';
import { createNodeServices, type NodeServices } from './nodeServices';
import type { Profile } from './profile';

/** A whole console but for its screen: the real store, sagas and services. */
export interface TestConsole {
  services: NodeServices;
  state(): RootState;
  dispatch(action: UnknownAction): void;
  /** Types of all actions so far. */
  types(): string[];
  /** Payloads of all actions of a type so far. */
  payloads(type: string): unknown[];
  /** Resolves to the first value that is neither null, undefined nor false; fails when none comes in time. */
  until<T>(what: string, look: (state: RootState) => T, withinMs?: number): Promise<NonNullable<T>>;
  /** Signs in as a seeded agent of the sandbox, and waits until the console is in sync. */
  signIn(login: string): Promise<void>;
  /** Waits until the console is connected and owes no resync. */
  inSync(): Promise<void>;
  /** Waits until nothing happens any more. */
  quiet(): Promise<void>;
  /** The page goes: nothing more happens. */
  close(): void;
}

/** Commits of the sandbox wait for a disk that others may keep busy. */
const PATIENCE_MS = 20_000;

const GLANCE_MS = 50;

/** The events of one cause follow each other faster than this. */
const QUIET_MS = 400;

// A test is many such waits.
jest.setTimeout(120_000);

function recorder(seen: UnknownAction[]): Middleware {
  return () => (next) => (action) => {
    if (isAction(action)) seen.push(action);
    return next(action);
  };
}

/** Node has no sound and no peer connections: these consoles do not telephone. */
function loadVoice(): Promise<never> {
  return Promise.reject(new Error('No softphone'));
}

/** Nor does anybody look at them. */
const loadSelfCheck = loadVoice;

/** Nor does it have a desktop, or other tabs. */
const screens = () => ({
  agendaServices: createFakeAgenda(),
  notificationServices: createFakeNotifications(),
});

/** Opens a console of a browser profile; a second one on the same profile is a reload. */
export function openConsole(profile: Profile): TestConsole {
  const services = createNodeServices(profile);
  const seen: UnknownAction[] = [];
  const errors: unknown[] = [];
  const earlyRequests = createEarlyRequests();
  const sagas = createSagaMiddleware({
    channel: earlyRequests.channel,
    context: { earlyRequests },
    onError: (error) => errors.push(error),
  });
  const store = createStore({ reducer: rootReducer, middleware: [sagas, recorder(seen)], checks: true });
  store.dispatch(saveRequested(sampleConfiguration({ server: 'http://127.0.0.1' })));
  const effects = {
    services,
    ...screens(),
    rootSaga,
    loadVoice,
    loadDeskTelephone: loadVoice,
    loadSelfCheck,
  };
  const page = sagas.run(boot, () => Promise.resolve(effects));

  const payloads = (type: string) =>
    seen.filter((action) => action.type === type).map(({ payload }) => payload);

  function until<T>(what: string, look: (state: RootState) => T, withinMs = PATIENCE_MS) {
    return new Promise<NonNullable<T>>((resolve, reject) => {
      const unsubscribe = store.subscribe(check);
      // What is looked at may be the server's, which tells the store nothing.
      const glance = setInterval(check, GLANCE_MS);
      function stop(): void {
        unsubscribe();
        clearInterval(glance);
      }
      const timer = setTimeout(() => {
        stop();
        const last = seen.slice(-30).map(({ type }) => type);
        reject(new Error(`Not in ${String(withinMs)} ms: ${what}. Last: ${last.join(', ')}`));
      }, withinMs);
      function check(): void {
        const value = look(store.getState());
        if (value === null || value === undefined || value === false) return;
        stop();
        clearTimeout(timer);
        resolve(value);
      }
      check();
    });
  }

  async function inSync(): Promise<void> {
    await until('in sync', ({ connection, conversations }) => {
      const { status, due, resyncing } = connection;
      const isQuiet = status === 'live' && due === null && resyncing === null;
      return isQuiet && conversations.read.status === 'loaded';
    });
  }

  return {
    services,
    state: () => store.getState(),
    dispatch: (action) => void store.dispatch(action),
    types: () => seen.map(({ type }) => type),
    payloads,
    until,
    inSync,
    async quiet() {
      for (let before = -1; before !== seen.length;) {
        before = seen.length;
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      }
    },
    async signIn(login) {
      const secretId = services.handles.deposit(`${login}123`);
      store.dispatch(loginRequested({ login, secretId, saveCredentials: false }));
      await inSync();
    },
    close() {
      page.cancel();
      expect(errors).toEqual([]);
      expect(payloads(sagaFailed.type)).toEqual([]);
    },
  };
}
