import createSagaMiddleware, { type Task } from 'redux-saga';
import { crashedLogWorkers } from '../../../src/sagas/app/crashedLogs';
import { watchActionLog } from '../../../src/sagas/app/actionLog';
import { serve } from '../../../src/sagas/core/workers';
import { createActionLogStorage, type ActionLogStorage } from '../../../src/services/storage/actionLog';
import { createFakePacing } from '../../support/fakes/fakePacing';
import { SCHEMA } from '../../../src/store/actionLog/format';
import { readLog } from '../../../src/store/actionLog/readLog';
import { createRecorder } from '../../../src/store/actionLog/recorder';
import { stateHash } from '../../../src/store/actionLog/stateHash';
import { redactState } from '../../../src/store/actionLog/stateRedaction';
import { replayLog } from '../../../src/store/actionLog/timeline';
import { pageHidden, shown } from '../../../src/store/app/actions';
import { loggedIn, loggedOut, loginRequested } from '../../../src/store/auth/actions';
import { createStore } from '../../../src/store/createStore';
import { keepRequested } from '../../../src/store/drafts/actions';
import { leadershipGained, leadershipPassed } from '../../../src/store/page/actions';
import { rootReducer } from '../../../src/store/rootReducer';
import { injectStampSource, type StampSource } from '../../../src/store/stamp';
import { crashedLogExportRequested, crashedLogsReadRequested } from '../../../src/store/ui/actions';
import { selectCrashedLogs } from '../../../src/store/ui/selectors';
import { memoryDb } from '../../support/memoryDb';
import { sampleUser } from '../../support/sagaSamples';

const START = Date.UTC(2026, 2, 10, 14, 32);

interface Page {
  store: ReturnType<typeof createStore>;
  files: { name: string; text: string }[];
  /** Ends the page: no saga of it goes on. */
  gone(): Promise<void>;
}

const clock = { at: START, count: 0 };

const stamps: StampSource = {
  now: () => (clock.at += 100),
  newId: () => `0000-${String((clock.count += 1)).padStart(6, '0')}`,
};

let before: StampSource;

beforeAll(() => {
  before = injectStampSource(stamps);
});

afterAll(() => {
  injectStampSource(before);
});

/** A page of the console that keeps its log and looks for those of others. */
function openPage(actionLog: ActionLogStorage): Page {
  const files: Page['files'] = [];
  const recorder = createRecorder({
    app: '0.1.0',
    build: 'abc',
    later: (run, ms) => void setTimeout(run, ms),
  });
  const download = { save: (name: string, text: string) => void files.push({ name, text }) };
  const sagas = createSagaMiddleware({
    context: {
      recorder,
      services: { actionLog, download, pacing: createFakePacing(), tabs: { canLead: false } },
    },
  });
  const store = createStore({ reducer: rootReducer, middleware: [sagas, recorder.middleware], checks: true });
  const tasks: Task[] = [sagas.run(watchActionLog), sagas.run(() => serve(crashedLogWorkers))];
  return {
    store,
    files,
    gone: async () => {
      await recorder.flush();
      for (const task of tasks) task.cancel();
    },
  };
}

/** Works for a while as an agent; says when the last of it was. */
function works({ store }: Page): number {
  store.dispatch(leadershipGained());
  return worksAlone({ store });
}

/** Works where every tab does, and none is told so; says when the last of it was. */
function worksAlone({ store }: Pick<Page, 'store'>): number {
  store.dispatch(loginRequested({ login: 'ana', secretId: null, saveCredentials: false }));
  store.dispatch(loggedIn({ user: sampleUser() }));
  store.dispatch(keepRequested({ conversationId: '1001', text: 'Prezada Maria' }));
  return clock.at;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** What the next page of this browser offers. */
async function offered(storage: ActionLogStorage) {
  const page = openPage(storage);
  page.store.dispatch(leadershipGained());
  page.store.dispatch(crashedLogsReadRequested());
  await until(() => page.store.getState().ui.crashedLogs !== undefined);
  return { page, logs: selectCrashedLogs(page.store.getState()) };
}

describe('the log of a session that crashed', () => {
  it('is offered by the time of its end, and leads DevTools to its last state', async () => {
    const storage = createActionLogStorage(memoryDb());
    const crashed = openPage(storage);
    const endedAt = works(crashed);
    await crashed.gone();
    const { page, logs } = await offered(storage);
    expect(logs.map((log) => log.endedAt)).toEqual([endedAt]);
    const [log] = logs;
    if (log === undefined) throw new Error('Nothing is offered');
    page.store.dispatch(crashedLogExportRequested(log));
    await until(() => page.files.length === 1);
    const [file] = page.files;
    expect(file?.name).toBe('agent-console-crashed-2026-03-10-14-32-00.json');
    expect(file?.text).not.toContain('Prezada');
    const reading = readLog(file?.text ?? '');
    if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
    expect(replayLog(reading.log).finalHash).toBe(stateHash(redactState(crashed.store.getState())));
    await page.gone();
  });

  it('tells whose session it was and in which schema it is, so that it is read exactly', async () => {
    const storage = createActionLogStorage(memoryDb());
    const crashed = openPage(storage);
    works(crashed);
    await crashed.gone();
    const { page, logs } = await offered(storage);
    const [log] = logs;
    if (log === undefined) throw new Error('Nothing is offered');
    page.store.dispatch(crashedLogExportRequested(log));
    await until(() => page.files.length === 1);
    const reading = readLog(page.files[0]?.text ?? '');
    if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
    expect(reading.log.origin).toMatchObject({
      fidelity: 'exact',
      schema: SCHEMA,
      app: '0.1.0',
      build: 'abc',
      session: log.page,
    });
    await page.gone();
  });

  it('is offered where every tab works, once it has been still for longer than one that lives', async () => {
    const storage = createActionLogStorage(memoryDb());
    const crashed = openPage(storage);
    const endedAt = worksAlone(crashed);
    await crashed.gone();
    const early = await offered(storage);
    expect(early.logs).toEqual([]);
    early.page.store.dispatch(pageHidden());
    await early.page.gone();
    clock.at += 60_000;
    const { page, logs } = await offered(storage);
    expect(logs.map((log) => log.endedAt)).toEqual([endedAt]);
    await page.gone();
  });

  it.each<[string, (page: Page) => void]>([
    ['was loaded anew or closed', ({ store }) => void store.dispatch(pageHidden())],
    [
      'had nobody signed in any more',
      ({ store }) => void store.dispatch(loggedOut({ reason: 'agent', message: null })),
    ],
    ['had passed its work to another tab', ({ store }) => void store.dispatch(leadershipPassed())],
  ])('is not that of a page that %s', async (_why, ends) => {
    const storage = createActionLogStorage(memoryDb());
    const ended = openPage(storage);
    works(ended);
    ends(ended);
    await ended.gone();
    const { page, logs } = await offered(storage);
    expect(logs).toEqual([]);
    await page.gone();
  });

  it('is that of a page that came back after it had been left', async () => {
    const storage = createActionLogStorage(memoryDb());
    const crashed = openPage(storage);
    works(crashed);
    crashed.store.dispatch(pageHidden());
    clock.at += 60_000;
    crashed.store.dispatch(shown());
    await crashed.gone();
    const { page, logs } = await offered(storage);
    expect(logs).toHaveLength(1);
    await page.gone();
  });

  it('is one of the last three, the latest first', async () => {
    const storage = createActionLogStorage(memoryDb());
    const ends: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const crashed = openPage(storage);
      ends.unshift(works(crashed));
      await crashed.gone();
    }
    const { page, logs } = await offered(storage);
    expect(logs.map(({ endedAt }) => endedAt)).toEqual(ends.slice(0, 3));
    await page.gone();
  });

  it('is no longer offered once newer ones took its place', async () => {
    const storage = createActionLogStorage(memoryDb());
    const { page } = await offered(storage);
    page.store.dispatch(crashedLogExportRequested({ page: 'gone', endedAt: 1 }));
    await until(() => page.store.getState().ui.crashedLogs?.length === 0);
    expect(page.files).toEqual([]);
    await page.gone();
  });
});
