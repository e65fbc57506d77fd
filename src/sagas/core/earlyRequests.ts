import type { Action } from '@reduxjs/toolkit';
import { stdChannel, type MulticastChannel } from 'redux-saga';
import { call, getContext, type SagaGenerator } from './effects';

/** What screens ask for before the sagas that do it listen: kept for those alone, since the state has it already. */
export interface EarlyRequests {
  /** What the saga middleware listens to. */
  channel: MulticastChannel<Action>;
  /** From now on each request that nobody hears is kept. */
  keep(): void;
  /** Gives those that were kept to who listens now, in order. */
  handOver(): void;
  drop(): void;
}

function isRequest({ type }: Action): boolean {
  return type.endsWith('Requested');
}

/** The channel of all sagas, which knows what none of them heard. */
export function createEarlyRequests(): EarlyRequests {
  const all = stdChannel<Action>();
  let kept: Action[] | null = null;
  const heard = new WeakSet<Action>();
  const noting =
    (matches: (action: Action) => boolean) =>
    (action: Action): boolean => {
      const isHeard = matches(action);
      if (isHeard && kept !== null) heard.add(action);
      return isHeard;
    };
  return {
    channel: {
      ...all,
      take: (taker, matches) => all.take(taker, typeof matches === 'function' ? noting(matches) : matches),
      put(action) {
        if (isRequest(action)) kept?.push(action);
        all.put(action);
      },
    },
    keep: () => void (kept = []),
    handOver() {
      const unheard = (kept ?? []).filter((action) => !heard.has(action));
      kept = null;
      for (const action of unheard) all.put(action);
    },
    drop: () => void (kept = null),
  };
}

type Step = 'keep' | 'handOver' | 'drop';

function* run(step: Step): SagaGenerator<void> {
  const early = yield* getContext<EarlyRequests | undefined>('earlyRequests');
  if (early !== undefined) yield* call(early[step]);
}

/** To be called before the agent's screens come: the session begins a little later than they do. */
export const keepEarlyRequests = (): SagaGenerator<void> => run('keep');

/** To be called once the session's sagas listen. */
export const handOverEarlyRequests = (): SagaGenerator<void> => run('handOver');

/** To be called when no session follows. */
export const dropEarlyRequests = (): SagaGenerator<void> => run('drop');
