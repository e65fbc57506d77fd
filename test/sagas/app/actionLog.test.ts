import createSagaMiddleware, { type Task } from 'redux-saga';
import { watchActionLog } from '../../../src/sagas/app/actionLog';
import type { Pacing } from '../../../src/services/pacing';
import type { Download } from '../../../src/services/download';
import { createActionLogStorage, type ActionLogStorage } from '../../../src/services/storage/actionLog';
import { readLog } from '../../../src/store/actionLog/readLog';
import { SCHEMA } from '../../../src/store/actionLog/format';
import { createRecorder } from '../../../src/store/actionLog/recorder';
import { stateHash } from '../../../src/store/actionLog/stateHash';
import { redactState } from '../../../src/store/actionLog/stateRedaction';
import { replayLog } from '../../../src/store/actionLog/timeline';
import { hidden, pageHidden } from '../../../src/store/app/actions';
import { createStore } from '../../../src/store/createStore';
import { keepRequested } from '../../../src/store/drafts/actions';
import { rootReducer } from '../../../src/store/rootReducer';
import { loggedIn, sessionMissing, sessionRestored } from '../../../src/store/auth/actions';
import { leadershipGained, otherLeaderFound } from '../../../src/store/page/actions';
import { sampleUser } from '../../support/sagaSamples';
import { drawerToggleRequested, logExportRequested } from '../../../src/store/ui/actions';
import { createFakePacing } from '../../support/fakes/fakePacing';
import { memoryDb } from '../../support/memoryDb';

interface SavedFile {
  name: string;
  text: string;
  type: string;
}

interface Console {
  store: ReturnType<typeof createStore>;
  types: string[];
  files: SavedFile[];
  task: Task;
}

/** A page of the console that does nothing but keep its log; `canLead`: other tabs may work instead of it. */
function openConsole(
  actionLog: ActionLogStorage,
  canLead = false,
  pacing: Pacing = createFakePacing(),
): Console {
  const files: SavedFile[] = [];
  const types: string[] = [];
  const download: Pick<Download, 'save'> = {
    save: (name, text, type) => void files.push({ name, text, type }),
  };
  const recorder = createRecorder({ app: '0.1.0', later: (run, ms) => void setTimeout(run, ms) });
  const sagas = createSagaMiddleware({
    context: { recorder, services: { actionLog, download, pacing, tabs: { canLead } } },
  });
  const store = createStore({
    reducer: (state, action) => {
      types.push(action.type);
      return rootReducer(state, action);
    },
    middleware: [sagas, recorder.middleware],
    checks: true,
  });
  return { store, types, files, task: sagas.run(watchActionLog) };
}

const saved = (text: string) => keepRequested({ conversationId: '1001', text });

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

const kept = async (storage: ActionLogStorage) =>
  (await storage.segments()).flatMap((segment) => ('actions' in segment ? segment.actions : []) as unknown[]);

describe('the log of a page', () => {
  it('is exported with the hash of the state that the store has', async () => {
    const { store, files, types, task } = openConsole(createActionLogStorage(memoryDb()));
    for (let count = 0; count < 150; count += 1) store.dispatch(saved(`Prezada Maria, ${count}`));
    store.dispatch(logExportRequested({ format: 'full' }));
    const atExport = store.getState();
    store.dispatch(drawerToggleRequested());
    await until(() => files.length === 1);
    const [file] = files;
    const reading = readLog(file?.text ?? '');
    if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
    expect(file?.name).toMatch(/^agent-console-log-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.json$/);
    expect(file?.type).toBe('application/json');
    expect(reading.log.header).toMatchObject({ format: 1, app: '0.1.0', actions: 151 });
    expect(reading.log.recordedHash).toBe(stateHash(redactState(atExport)));
    expect(replayLog(reading.log).finalHash).toBe(reading.log.recordedHash);
    expect(file?.text).not.toContain('Prezada');
    expect(types.at(-1)).toBe('ui/logExported');
    task.cancel();
  });

  it('goes on after a reload: the file has both pages', async () => {
    const storage = createActionLogStorage(memoryDb());
    const first = openConsole(storage);
    first.store.dispatch(drawerToggleRequested());
    first.store.dispatch(pageHidden());
    first.task.cancel();
    const second = openConsole(storage);
    second.store.dispatch(saved('Oi'));
    second.store.dispatch(logExportRequested({ format: 'full' }));
    await until(() => second.files.length === 1);
    const reading = readLog(second.files[0]?.text ?? '');
    if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
    expect(reading.log.segments.map(({ actions }) => actions.map(({ type }) => type))).toEqual([
      ['ui/drawerToggleRequested', 'browser/pageHidden'],
      ['drafts/keepRequested', 'ui/logExportRequested'],
    ]);
    expect(replayLog(reading.log).finalHash).toBe(reading.log.recordedHash);
    second.task.cancel();
  });

  it('is exported without names and numbers', async () => {
    const { store, files, task } = openConsole(createActionLogStorage(memoryDb()));
    const user = sampleUser({ fullName: 'Joana Prado', login: 'jprado' });
    store.dispatch(loggedIn({ user }));
    store.dispatch(logExportRequested({ format: 'pseudonyms' }));
    await until(() => files.length === 1);
    expect(files[0]?.name).toMatch(/^agent-console-log-pseudonyms-/);
    expect(files[0]?.text).not.toMatch(/Joana|Prado|jprado/i);
    const reading = readLog(files[0]?.text ?? '');
    if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
    expect(replayLog(reading.log).finalHash).toBe(reading.log.recordedHash);
    task.cancel();
  });

  it('is made in slices of time, once however often it is asked for meanwhile', async () => {
    let steps = 0;
    let goOn: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (goOn = resolve));
    const inSlices = async <T>(work: Iterator<unknown, T>): Promise<T> => {
      let step = work.next();
      for (; step.done !== true; steps += 1) {
        if (steps === 3) await waits;
        step = work.next();
      }
      return step.value;
    };
    const pacing = { ...createFakePacing(), inSlices };
    const { store, files, task } = openConsole(createActionLogStorage(memoryDb()), false, pacing);
    for (let count = 0; count < 150; count += 1) store.dispatch(saved(`Oi ${count}`));
    store.dispatch(logExportRequested({ format: 'pseudonyms' }));
    await until(() => steps === 3);
    expect(store.getState().ui.logExport).toEqual({ format: 'pseudonyms', failure: null });
    store.dispatch(logExportRequested({ format: 'pseudonyms' }));
    goOn();
    await until(() => store.getState().ui.logExport === undefined);
    expect(files).toHaveLength(1);
    expect(steps).toBeGreaterThan(150);
    task.cancel();
  });

  it('is exported for Redux DevTools', async () => {
    const { store, files, task } = openConsole(createActionLogStorage(memoryDb()));
    store.dispatch(saved('Oi'));
    store.dispatch(logExportRequested({ format: 'devtools' }));
    await until(() => files.length === 1);
    expect(files[0]?.name).toMatch(/^agent-console-devtools-/);
    const file = JSON.parse(files[0]?.text ?? '') as Record<string, unknown>;
    expect(Object.entries(file).map(([key, value]) => [key, typeof value])).toEqual([
      ['payload', 'string'],
      ['preloadedState', 'string'],
      ['about', 'object'],
    ]);
    expect(file['about']).toMatchObject({ app: '0.1.0', schema: SCHEMA });
    task.cancel();
  });

  it('waits while another tab works, and is whole once this one does', async () => {
    const storage = createActionLogStorage(memoryDb());
    const { store, task } = openConsole(storage, true);
    store.dispatch(sessionRestored({ user: sampleUser() }));
    store.dispatch(hidden());
    store.dispatch(otherLeaderFound());
    store.dispatch(hidden());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await storage.ids()).toEqual([]);
    store.dispatch(leadershipGained());
    store.dispatch(pageHidden());
    expect(await kept(storage)).toHaveLength(6);
    task.cancel();
  });

  it.each([
    ['works', leadershipGained],
    ['has nobody signed in', sessionMissing],
  ])('is written as soon as it is known that this tab %s', async (_what, known) => {
    const storage = createActionLogStorage(memoryDb());
    const { store, task } = openConsole(storage, true);
    store.dispatch(known());
    store.dispatch(pageHidden());
    expect(await kept(storage)).toHaveLength(2);
    task.cancel();
  });

  it('is written a little later where nobody says which tab works', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const storage = createActionLogStorage(memoryDb());
    const { store, task } = openConsole(storage, true);
    store.dispatch(drawerToggleRequested());
    await jest.advanceTimersByTimeAsync(5_000);
    jest.useRealTimers();
    expect(await kept(storage)).toHaveLength(1);
    task.cancel();
  });

  it.each([hidden, pageHidden])('is on disk as soon as the page goes: $type', async (happened) => {
    const storage = createActionLogStorage(memoryDb());
    const { store, task } = openConsole(storage);
    store.dispatch(drawerToggleRequested());
    expect(await kept(storage)).toHaveLength(0);
    store.dispatch(happened());
    expect(await kept(storage)).toHaveLength(2);
    task.cancel();
  });

  it('is on disk a quarter of a second later anyway', async () => {
    const storage = createActionLogStorage(memoryDb());
    const { store, task } = openConsole(storage);
    store.dispatch(drawerToggleRequested());
    await until(async () => (await kept(storage)).length === 1);
    task.cancel();
  });

  it('says when it cannot be exported, and nothing else breaks', async () => {
    const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'storage' }));
    const { store, files, task } = openConsole({
      begin: full,
      append: full,
      segments: () => Promise.resolve([]),
      ids: () => Promise.resolve([]),
      head: () => Promise.resolve(null),
      actions: () => Promise.resolve([]),
    });
    store.dispatch(drawerToggleRequested());
    store.dispatch(logExportRequested({ format: 'full' }));
    await until(() => store.getState().ui.logExport?.failure != null);
    expect(store.getState().ui.logExport).toMatchObject({ format: 'full', failure: { code: 'storage' } });
    expect(files).toEqual([]);
    task.cancel();
  });

  it('is no business of a store without a recorder', () => {
    const sagas = createSagaMiddleware({ context: { services: {} } });
    createStore({ reducer: rootReducer, middleware: [sagas], checks: true });
    expect(sagas.run(watchActionLog).isRunning()).toBe(false);
  });
});
