import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { createEarlyRequests } from '../../src/sagas/core/earlyRequests';
import type { SagaGenerator } from '../../src/sagas/core/effects';
import { sagaFailed } from '../../src/store/app/actions';
import { createStore } from '../../src/store/createStore';
import { rootReducer, type RootState } from '../../src/store/rootReducer';
import { injectStampSource } from '../../src/store/stamp';
import { createFakeServices, type FakeOptions, type FakeServices } from './fakeServices';

/** When the saga tests begin. */
export const START = Date.parse('2026-03-10T12:00:00.000Z');

/** An action without the stamp that differs from run to run. */
export interface Fact {
  type: string;
  payload: unknown;
}

/** Longer than anything that a saga waits for between two attempts. */
const LONG_AFTER_MS = 120_000;

/** Facts that happened before the sagas run, and how the fake world begins. */
export interface HarnessOptions extends FakeOptions {
  facts?: () => UnknownAction[];
  /** What storage gives back of a page before this one. */
  kept?: (state: RootState) => RootState;
  /** Whether actions and states are checked to be plain and untouched; slow, so off in long runs. */
  checks?: boolean;
}

/** The real store and sagas over fake services, on a clock that stands still until told. */
export interface SagaHarness {
  services: FakeServices;
  state(): RootState;
  dispatch(action: UnknownAction): void;
  /** Runs a saga beside those that run already. */
  run(saga: () => SagaGenerator<unknown>): Task;
  /** Every action since the sagas began, or since `forget`, without its stamp. */
  facts(): Fact[];
  /** The types alone; only those of the given domains, if any are given. */
  types(...domains: string[]): string[];
  /** The payloads of one type. */
  payloads(creator: { type: string }): unknown[];
  forget(): void;
  /** Lets time pass: timers fire and promises settle, in order. */
  pass(ms: number): Promise<void>;
  /** Lets what is due now happen. */
  settle(): Promise<void>;
  /** A saga that fails is part of this test. */
  expectFailures(): void;
  /** Cancels every saga. Fails on an error that nobody caught or expected, and on what goes on afterwards. */
  end(): Promise<void>;
}

function recorder(seen: Fact[]): Middleware {
  return () => (next) => (action) => {
    if (isAction(action)) {
      const { type, payload } = action as UnknownAction;
      seen.push(payload === undefined ? { type, payload: null } : { type, payload });
    }
    return next(action);
  };
}

/** Uses jest's fake timers from START on, until `end`. */
export function createSagaHarness({
  facts = () => [],
  kept,
  checks = true,
  ...fakes
}: HarnessOptions = {}): SagaHarness {
  jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  let stamps = 0;
  const stampSource = injectStampSource({ now: () => Date.now(), newId: () => `stamp-${(stamps += 1)}` });
  const services = createFakeServices(fakes);
  const seen: Fact[] = [];
  const uncaught: unknown[] = [];
  let failuresExpected = false;
  const tasks: Task[] = [];
  const earlyRequests = createEarlyRequests();
  const sagas = createSagaMiddleware({
    channel: earlyRequests.channel,
    context: { services, earlyRequests },
    onError: (error) => uncaught.push(error),
  });
  const before = facts().reduce<RootState | undefined>(rootReducer, undefined);
  const preloaded = before === undefined || kept === undefined ? {} : { preloadedState: kept(before) };
  const store = createStore({
    reducer: rootReducer,
    middleware: [recorder(seen), sagas],
    checks,
    ...preloaded,
  });
  if (kept === undefined) for (const fact of facts()) store.dispatch(fact);
  seen.length = 0;

  async function pass(ms: number): Promise<void> {
    await jest.advanceTimersByTimeAsync(ms);
  }

  return {
    services,
    state: () => store.getState(),
    dispatch: (action) => void store.dispatch(action),
    run(saga) {
      const task = sagas.run(saga);
      tasks.push(task);
      return task;
    },
    facts: () => [...seen],
    types: (...domains) =>
      seen
        .map(({ type }) => type)
        .filter((type) => domains.length === 0 || domains.includes(type.split('/')[0] ?? '')),
    payloads: ({ type }) => seen.filter((fact) => fact.type === type).map(({ payload }) => payload),
    forget: () => void (seen.length = 0),
    pass,
    settle: () => pass(0),
    expectFailures() {
      failuresExpected = true;
    },
    async end() {
      const failed = seen.filter(({ type }) => type === sagaFailed.type);
      for (const task of tasks) task.cancel();
      await pass(0);
      seen.length = 0;
      await pass(LONG_AFTER_MS);
      injectStampSource(stampSource);
      jest.useRealTimers();
      if (uncaught.length > 0) throw uncaught[0];
      if (!failuresExpected) expect(failed).toEqual([]);
      expect(seen).toEqual([]);
    },
  };
}
