import { createActionLogStorage } from '../../../src/services/storage/actionLog';
import { createConsoleDb } from '../../../src/services/storage/db';
import { createRecorder } from '../../../src/store/actionLog/recorder';
import { createStore } from '../../../src/store/createStore';
import { rootReducer } from '../../../src/store/rootReducer';
import { recordedMix } from './recordedMix';
import type { RecordedMix } from './recordedMix';

const BURST = 1_000;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

/** The next task: what promises still have to do on this thread is done by then. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Milliseconds of main thread that the facts take, in bursts between which the database can write. */
async function timeOf(mix: RecordedMix, records: boolean): Promise<number> {
  const recorder = createRecorder({ app: 'bench', later: (run, ms) => void setTimeout(run, ms) });
  recorder.attach(createActionLogStorage(createConsoleDb()));
  const store = createStore({
    reducer: rootReducer,
    middleware: records ? [recorder.middleware] : [],
    preloadedState: mix.state,
    checks: false,
  });
  let spent = 0;
  for (let from = 0; from < mix.facts.length; from += BURST) {
    const burst = mix.facts.slice(from, from + BURST);
    const start = performance.now();
    for (const fact of burst) store.dispatch(fact);
    await nextTask();
    spent += performance.now() - start;
    await pause();
  }
  await recorder.flush();
  return spent;
}

/**
 * Microseconds of main thread that recording adds to an action: redaction, batches and snapshots into
 * IndexedDB, with so many entities in the state. The best round with the recorder less the best one
 * without: whatever else the machine did meanwhile only ever adds.
 */
async function recordingCost(entities: number, count: number, rounds: number): Promise<number> {
  const mix = recordedMix(entities, count);
  let bare = Infinity;
  let recorded = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    bare = Math.min(bare, await timeOf(mix, false));
    recorded = Math.min(recorded, await timeOf(mix, true));
  }
  return ((recorded - bare) * 1000) / mix.facts.length;
}

Object.assign(window, { recordingCost });
