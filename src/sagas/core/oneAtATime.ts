import { call, type SagaGenerator } from './effects';

/** A worker that does nothing about a thing while it still does what was asked about it before, as by a double press. */
export function oneAtATime<A>(keyOf: (action: A) => string, worker: (action: A) => SagaGenerator<void>) {
  const underWay = new Set<string>();
  return function* oneWorker(action: A): SagaGenerator<void> {
    const key = keyOf(action);
    if (underWay.has(key)) return;
    underWay.add(key);
    try {
      yield* call(worker, action);
    } finally {
      underWay.delete(key);
    }
  };
}
