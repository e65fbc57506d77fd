import { instrument } from '@redux-devtools/instrument';
import { importState } from '@redux-devtools/utils';
import { legacy_createStore as createStore } from 'redux';
import { devtoolsFile } from '../../src/store/actionLog/devtoolsFile';
import { readLog } from '../../src/store/actionLog/readLog';
import { stateHash } from '../../src/store/actionLog/stateHash';
import { redactState } from '../../src/store/actionLog/stateRedaction';
import { replayLog } from '../../src/store/actionLog/timeline';
import { rootReducer, type RootState } from '../../src/store/rootReducer';
import { comesUp, losesTheServer, meetsTrouble, reloads, signsIn, works } from './support/daysWork';
import { recordLog, type RecordedLog } from './support/recordLog';

const page = [signsIn, comesUp, (story: Parameters<typeof works>[0]) => works(story, 90), losesTheServer];

/** What Redux DevTools does with a file: its own import, its own lifted store. */
function importedInto(text: string) {
  const store = createStore(rootReducer, undefined, instrument(undefined, { maxAge: Infinity }));
  const imported = importState(text, {});
  if (imported === undefined) throw new Error('DevTools does not take the file');
  store.liftedStore.dispatch({ type: 'IMPORT_STATE', ...imported } as never);
  return store;
}

function actionsIn(text: string): unknown[] {
  const { payload } = JSON.parse(text) as { payload: string };
  return JSON.parse(payload) as unknown[];
}

describe('the file for Redux DevTools', () => {
  let log: RecordedLog;
  let liveHash: string;

  beforeAll(async () => {
    log = await recordLog([page], 100);
    liveHash = stateHash(redactState(log.finalState));
  });

  it('leads DevTools to the state that the live store had', () => {
    const text = devtoolsFile(log.segments);
    const store = importedInto(text);
    expect(stateHash(store.getState())).toBe(liveHash);
    const { actionsById, computedStates } = store.liftedStore.getState();
    // DevTools adds the start of its own.
    expect(Object.keys(actionsById)).toHaveLength(actionsIn(text).length + 1);
    expect(computedStates.at(-1)).not.toHaveProperty('error');
  });

  it('holds so many of the last actions and the state before them', () => {
    const whole = log.segments.flatMap(({ actions }) => actions);
    const text = devtoolsFile(log.segments, 130);
    expect(actionsIn(text)).toEqual(JSON.parse(JSON.stringify(whole.slice(-130))));
    expect(stateHash(importedInto(text).getState())).toBe(liveHash);
    expect(actionsIn(devtoolsFile(log.segments)).length).toBe(Math.min(500, whole.length));
  });

  it('can be stepped back in', () => {
    const store = importedInto(devtoolsFile(log.segments, 10));
    store.liftedStore.dispatch({ type: 'JUMP_TO_STATE', index: 5, actionId: 5 } as never);
    const actions = log.segments.flatMap((segment) => segment.actions);
    const before = actions.slice(0, -5);
    const start = rootReducer(undefined, { type: 'start' });
    expect(stateHash(store.getState())).toBe(stateHash(before.reduce<RootState>(rootReducer, start)));
  });

  it('begins with the page that exports it', async () => {
    const later = await recordLog([page, [reloads, comesUp, meetsTrouble]], 100);
    const text = devtoolsFile(later.segments);
    expect(actionsIn(text).length).toBeLessThan(60);
    expect(stateHash(importedInto(text).getState())).toBe(stateHash(redactState(later.finalState)));
  });

  it('is read by the replay page too', () => {
    const reading = readLog(devtoolsFile(log.segments));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
    expect(reading.log).toMatchObject({ kind: 'devtools', recordedHash: null });
    expect(replayLog(reading.log).finalHash).toBe(liveHash);
  });
});
