import type { Action } from '@reduxjs/toolkit';
import { buffers, type Task } from 'redux-saga';
import { actionChannel, cancel, fork, take, type SagaGenerator } from './effects';

/** Does something each time it is asked for. */
export interface Worker {
  /** The requests that ask for it, by type. */
  requests: readonly string[];
  /** Of several at once: each for itself, the last one alone, or the first one alone. */
  mode: 'every' | 'latest' | 'leading';
  run: (action: Action) => SagaGenerator<void>;
}

/** Ties requests to the saga that does what they ask for; it is given nothing else. */
export function worker<A extends Action>(
  mode: Worker['mode'],
  requests: readonly { type: string; match(action: unknown): action is A }[],
  saga: (action: A) => SagaGenerator<void>,
): Worker {
  return {
    mode,
    requests: requests.map(({ type }) => type),
    *run(action) {
      for (const creator of requests) if (creator.match(action)) yield* saga(action);
    },
  };
}

/** Gives each request to its workers, in order. */
export function* serve(workers: readonly Worker[]): SagaGenerator<void> {
  const types = new Set(workers.flatMap(({ requests }) => requests));
  const asked = yield* actionChannel([...types], buffers.expanding<Action>());
  const running = new Map<Worker, Task>();
  while (true) {
    const action = yield* take(asked);
    for (const one of workers.filter(({ requests }) => requests.includes(action.type))) {
      const before = running.get(one);
      if (one.mode === 'leading' && before?.isRunning() === true) continue;
      if (one.mode === 'latest' && before !== undefined) yield* cancel(before);
      running.set(one, yield* fork(one.run, action));
    }
  }
}
