import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '../../src/store/rootReducer';
import type { RootReducer } from '../../src/store/rootReducer';
import type { Row } from './row';
import { recordedMix } from './support/recordedMix';
import type { RecordedMix } from './support/recordedMix';

const FACTS = 5_000;

const ROUNDS = 15;

const LEAST_PER_SECOND = 50_000;

const LEAST_RATIO = 0.7;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Facts per second of one replay of the mix from its state. */
function rate({ state, facts }: RecordedMix, reducer: RootReducer): number {
  const store = configureStore({
    reducer,
    preloadedState: state,
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
    devTools: false,
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
  const start = performance.now();
  for (const fact of facts) store.dispatch(fact);
  return (facts.length * 1000) / (performance.now() - start);
}

function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en-US')}/s`;
}

/** How fast a recorded mix replays with few and with many entities in the state. */
export function run(): Promise<Row[]> {
  const few = recordedMix(1_000, FACTS);
  const many = recordedMix(10_000, FACTS);
  const nothing: RootReducer = (state) => state ?? few.state;
  const rates = { few: [] as number[], many: [] as number[], empty: [] as number[] };
  // In turns, so that whatever else the machine does falls on all three; the first turns warm up.
  for (let round = -3; round < ROUNDS; round += 1) {
    const turn = { few: rate(few, rootReducer), many: rate(many, rootReducer), empty: rate(few, nothing) };
    if (round < 0) continue;
    rates.few.push(turn.few);
    rates.many.push(turn.many);
    rates.empty.push(turn.empty);
  }
  const [small, large, empty] = [median(rates.few), median(rates.many), median(rates.empty)];
  const ratio = large / small;
  const target = `≥ ${perSecond(LEAST_PER_SECOND)}`;
  return Promise.resolve([
    { name: 'replay, 1,000 entities', value: perSecond(small), target, ok: small >= LEAST_PER_SECOND },
    { name: 'replay, 10,000 entities', value: perSecond(large), target, ok: large >= LEAST_PER_SECOND },
    {
      name: 'replay, 10,000 to 1,000',
      value: ratio.toFixed(2),
      target: `≥ ${LEAST_RATIO}`,
      ok: ratio >= LEAST_RATIO,
    },
    { name: 'replay, a store with an empty reducer', value: perSecond(empty), target: '', ok: true },
  ]);
}
