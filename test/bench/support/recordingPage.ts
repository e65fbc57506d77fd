import { createActionLogStorage } from '../../../src/services/storage/actionLog';
import { createConsoleDb } from '../../../src/services/storage/db';
import { writeSegment } from '../../../src/store/actionLog/openSegment';
import { createRecorder } from '../../../src/store/actionLog/recorder';
import { createStore } from '../../../src/store/createStore';
import { rootReducer } from '../../../src/store/rootReducer';
import { recordedMix, type RecordedMix } from './recordedMix';

const BURST = 500;

const PAUSE_MS = 10;

let mix: RecordedMix | null = null;

/** Makes the facts that `play` dispatches, with so many entities in the state before them. */
function prepare(entities: number, count: number): void {
  mix = recordedMix(entities, count);
}

/** Dispatches the facts, in bursts between which the database can write; returns how many. */
async function play(records: boolean): Promise<number> {
  if (mix === null) throw new Error('Nothing to play');
  const recorder = createRecorder({ app: 'bench', later: (run, ms) => void setTimeout(run, ms) });
  recorder.attach(createActionLogStorage(createConsoleDb()), writeSegment);
  const store = createStore({
    reducer: rootReducer,
    middleware: records ? [recorder.middleware] : [],
    preloadedState: mix.state,
    checks: false,
  });
  for (let from = 0; from < mix.facts.length; from += BURST) {
    for (const fact of mix.facts.slice(from, from + BURST)) store.dispatch(fact);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await recorder.flush();
  return mix.facts.length;
}

Object.assign(window, { prepare, play });
