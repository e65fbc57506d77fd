import createSagaMiddleware from 'redux-saga';
import { watchActionLog } from '../../../src/sagas/app/actionLog';
import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { createActionLogStorage, type ActionLogStorage } from '../../../src/services/storage/actionLog';
import { createRecorder } from '../../../src/store/actionLog/recorder';
import { sessionRestored } from '../../../src/store/auth/actions';
import { createStore } from '../../../src/store/createStore';
import { readRequested } from '../../../src/store/dayStats/actions';
import { selectDayStats } from '../../../src/store/dayStats/selectors';
import type { DayStats } from '../../../src/store/dayStats/types';
import { rootReducer } from '../../../src/store/rootReducer';
import type { StampedAction } from '../../../src/store/stamp';
import { assigned, day, delivered, HOUR, MIDNIGHT, received } from '../../support/figuresDay';
import { fold } from '../../support/fold';
import { memoryDb } from '../../support/memoryDb';
import { USER } from '../../support/world';

const NOW = MIDNIGHT + 20 * HOUR;

const BATCH = 100;

const head = { page: '0', format: 1, app: '1', schema: 1, continues: false };

/** Keeps a segment as the recorder does: its head, then batches. */
async function keep(storage: ActionLogStorage, id: string, facts: StampedAction[], signedIn: boolean) {
  const snapshot = fold(signedIn ? [sessionRestored({ user: USER })] : []);
  await storage.begin({ ...head, id, startedAt: facts[0]?.meta.at ?? 0, snapshot });
  for (let from = 0, index = 0; from < facts.length; from += BATCH, index += 1) {
    await storage.append({ segment: id, index, actions: facts.slice(from, from + BATCH) });
  }
}

/** A page of the console that keeps its log and counts, nothing else. */
function openConsole(actionLog: ActionLogStorage) {
  const recorder = createRecorder({ app: '1', later: (run, ms) => void setTimeout(run, ms) });
  const services = { actionLog, clock: { now: () => NOW }, random: () => 0, tabs: { canLead: false } };
  const sagas = createSagaMiddleware({ context: { recorder, services } });
  const store = createStore({
    reducer: rootReducer,
    middleware: [sagas, recorder.middleware],
    checks: false,
  });
  const tasks = [sagas.run(watchActionLog), sagas.run(() => serve(sessionWorkers()))];
  return { store, end: () => tasks.forEach((task) => task.cancel()) };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 2_000) throw new Error('It never came about');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function count(storage: ActionLogStorage): Promise<DayStats | null> {
  const { store, end } = openConsole(storage);
  store.dispatch(sessionRestored({ user: USER }));
  store.dispatch(readRequested());
  await until(() => !['idle', 'loading'].includes(selectDayStats(store.getState()).read.status));
  end();
  return selectDayStats(store.getState()).day;
}

it('counts the log of today, from the segment on in which the day began', async () => {
  const storage = createActionLogStorage(memoryDb());
  await keep(storage, '0/0', day([-9 * HOUR, () => received('old')]), true);
  await keep(
    storage,
    '0/1',
    day([-HOUR, () => assigned('1')], [HOUR, () => received('a')], [2 * HOUR, () => delivered('1', 'c1')]),
    true,
  );
  await keep(storage, '0/2', day([3 * HOUR, () => received('b')]), true);
  expect(await count(storage)).toMatchObject({
    since: MIDNIGHT,
    at: NOW,
    received: 2,
    sent: 1,
    answered: 1,
    firstAnswerMs: 3 * HOUR,
  });
});

it('counts the whole day of a tab, though another one was opened later on the day before', async () => {
  const storage = createActionLogStorage(memoryDb());
  await keep(storage, '00/0', day([-12 * HOUR, () => received('old')]), true);
  await keep(storage, '00/1', day([-HOUR, () => assigned('1')], [HOUR, () => received('a')]), true);
  await keep(storage, '00/2', day([3 * HOUR, () => received('b')]), true);
  await keep(storage, '01/0', day([-9 * HOUR, () => sessionRestored({ user: USER })]), false);
  expect(await count(storage)).toMatchObject({ since: MIDNIGHT, received: 2 });
});

it('leaves out what was before somebody signed in, and says from when the log tells', async () => {
  const storage = createActionLogStorage(memoryDb());
  await keep(storage, '0/0', day([9 * HOUR, () => received('a')]), false);
  expect(await count(storage)).toMatchObject({ since: MIDNIGHT + 9 * HOUR, received: 0 });
});

it('says why the log cannot be read', async () => {
  const storage = createActionLogStorage(() => Promise.reject(new Error('no database')));
  const { store, end } = openConsole(storage);
  store.dispatch(sessionRestored({ user: USER }));
  store.dispatch(readRequested());
  await until(() => selectDayStats(store.getState()).read.status === 'failed');
  end();
  expect(selectDayStats(store.getState()).read.failure).toMatchObject({ code: 'storage' });
});

it('reads a big day bit by bit, and lets other things happen in between', async () => {
  const storage = createActionLogStorage(memoryDb());
  const facts = day(
    ...Array.from({ length: 20_000 }, (_, n) => [9 * HOUR + n, () => received(`m${n}`)] as const),
  );
  await keep(storage, '0/0', facts, true);
  let turns = 0;
  let beat = setImmediate(function onTurn() {
    turns += 1;
    beat = setImmediate(onTurn);
  });
  const reads: { facts: number; turn: number }[] = [];
  const watched: ActionLogStorage = {
    ...storage,
    actions: async (...which) => {
      const read = await storage.actions(...which);
      reads.push({ facts: read.length, turn: turns });
      return read;
    },
  };
  expect(await count(watched)).toMatchObject({ received: 20_000 });
  clearImmediate(beat);
  expect(Math.max(...reads.map((read) => read.facts))).toBeLessThanOrEqual(1_000);
  expect(new Set(reads.map(({ turn }) => turn)).size).toBeGreaterThan(1);
});
