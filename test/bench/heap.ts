import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import createSagaMiddleware from 'redux-saga';
import { watchPastMessages } from '../../src/sagas/messages/pastMessages';
import { createStore, type AppStore } from '../../src/store/createStore';
import { selectActiveIds, selectUnreadTotal } from '../../src/store/conversations/selectors';
import { selectMessages, selectUnacknowledged } from '../../src/store/messages/selectors';
import { rootReducer } from '../../src/store/rootReducer';
import { selectEarlierMessages } from '../../src/store/timeline/selectors';
import type { Row } from './row';
import { lifeOf } from './support/heapStory';

const EACH = 50;

const MARKS = [20, 200];

const MOST = 1.25;

const MB = 1_048_576;

function isCollector(value: unknown): value is () => void {
  return typeof value === 'function';
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (!isCollector(gc)) throw new Error('This node collects no garbage on demand');
  return gc;
}

/** What the screen of the open conversation asks the state, after each action. */
function look(store: AppStore): void {
  const state = store.getState();
  const { selectedId } = state.conversations;
  selectActiveIds(state);
  selectUnreadTotal(state);
  if (selectedId === null) return;
  selectMessages(state, selectedId);
  selectUnacknowledged(state, selectedId);
  selectEarlierMessages(state, selectedId);
}

/** MB in use after so many conversations came, were answered and ended, one after the other. */
function heaps(): number[] {
  const collect = collector();
  const sagas = createSagaMiddleware();
  const store = createStore({ reducer: rootReducer, middleware: [sagas], checks: false });
  sagas.run(watchPastMessages);
  let lived = 0;
  return MARKS.map((count) => {
    for (; lived < count; lived += 1) {
      for (const action of lifeOf(lived, EACH)) {
        // As from a wire: every text in memory of its own.
        store.dispatch(structuredClone(action));
        look(store);
      }
    }
    collect();
    return process.memoryUsage().heapUsed / MB;
  });
}

/** Whether conversations that ended are let go: the heap after ten times as many. */
export function run(): Promise<Row[]> {
  const [few = Number.NaN, many = Number.NaN] = heaps();
  const ratio = many / few;
  const [first = 0, last = 0] = MARKS.map((count) => (count * EACH).toLocaleString('en-US'));
  return Promise.resolve([
    {
      name: `heap, ${last} messages of ended conversations to ${first}`,
      value: `${ratio.toFixed(3)} (${few.toFixed(1)} to ${many.toFixed(1)} MB)`,
      target: `≤ ${String(MOST)}`,
      ok: ratio <= MOST,
    },
  ]);
}
