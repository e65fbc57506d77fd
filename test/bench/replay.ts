import { configureStore } from '@reduxjs/toolkit';
import { rootReducer, type RootReducer } from '../../src/store/rootReducer';
import type { Row } from './row';
import { recordedMix, type RecordedMix } from './support/recordedMix';

const FACTS = 5_000;

const ROUNDS = 15;

const WARM_UP = 3;

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

function rateRow(name: string, value: number): Row {
  const target = `≥ ${perSecond(LEAST_PER_SECOND)}`;
  return { name, value: perSecond(value), target, ok: value >= LEAST_PER_SECOND };
}

/** How fast a recorded mix replays with few and with many entities in the state. */
export function run(): Promise<Row[]> {
  const few = recordedMix(1_000, FACTS);
  const nothing: RootReducer = (state) => state ?? few.state;
  const kinds = [
    { mix: few, reducer: rootReducer },
    { mix: recordedMix(10_000, FACTS), reducer: rootReducer },
    { mix: recordedMix(10_000, FACTS, 0), reducer: rootReducer },
    { mix: recordedMix(10_000, FACTS, 199), reducer: rootReducer },
    { mix: few, reducer: nothing },
  ];
  // In turns, so that whatever else the machine does falls on all alike; the first turns warm up.
  const rounds = Array.from({ length: WARM_UP + ROUNDS }, () =>
    kinds.map(({ mix, reducer }) => rate(mix, reducer)),
  ).slice(WARM_UP);
  const medians = kinds.map((_, kind) => median(rounds.map((rates) => rates[kind] ?? 0)));
  const [small = 0, large = 0, wide = 0, deep = 0, empty = 0] = medians;
  const ratio = large / small;
  const ratioTarget = { target: `≥ ${LEAST_RATIO}`, ok: ratio >= LEAST_RATIO };
  return Promise.resolve([
    rateRow('replay, 1,000 entities', small),
    rateRow('replay, 10,000 entities', large),
    { name: 'replay, 10,000 to 1,000 entities', value: ratio.toFixed(2), ...ratioTarget },
    rateRow('replay, 10,000 conversations without a message', wide),
    rateRow('replay, 50 conversations of 199 messages', deep),
    { name: 'replay, a store with an empty reducer', value: perSecond(empty), target: '', ok: true },
  ]);
}
