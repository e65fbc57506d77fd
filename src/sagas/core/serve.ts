import type { Action } from '@reduxjs/toolkit';
import type { Channel, Task } from 'redux-saga';
import { cancel, fork, take, type SagaGenerator } from './effects';

/** Something that is done when it is asked for. */
export interface Service {
  /** The requests that ask for it, by type. */
  requests: readonly string[];
  /** Of several at once: each for itself, the last one alone, or the first one alone. */
  of: 'every' | 'latest' | 'leading';
  worker: (action: Action) => SagaGenerator<void>;
}

/** A row of what is served: ties requests to their worker, which is given nothing else. */
export function service<A extends Action>(
  of: Service['of'],
  requests: readonly { type: string; match(action: unknown): action is A }[],
  worker: (action: A) => SagaGenerator<void>,
): Service {
  return {
    of,
    requests: requests.map(({ type }) => type),
    *worker(action) {
      for (const creator of requests) if (creator.match(action)) yield* worker(action);
    },
  };
}

/**
 * Serves what is asked, in order, also what waits in the channel since before anybody could serve it; `first` was
 * taken out of it already.
 */
export function* serve(
  asked: Channel<Action>,
  services: readonly Service[],
  first: Action,
): SagaGenerator<void> {
  const running = new Map<Service, Task>();
  for (let action = first; ; action = yield* take(asked)) {
    for (const one of services.filter(({ requests }) => requests.includes(action.type))) {
      const before = running.get(one);
      if (one.of === 'leading' && before?.isRunning() === true) continue;
      if (one.of === 'latest' && before !== undefined) yield* cancel(before);
      running.set(one, yield* fork(one.worker, action));
    }
  }
}
