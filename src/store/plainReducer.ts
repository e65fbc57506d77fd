import type { UnknownAction } from '@reduxjs/toolkit';

interface ActionCreator<A> {
  type: string;
  match(action: unknown): action is A;
}

/** What a reducer does at one action: the next state, or the same one where the event is illegal. */
export type Handler<S, A> = (state: S, action: A) => S;

/** Ties an action creator to its handler. */
export type On<S> = <A>(creator: ActionCreator<A>, handler: Handler<S, A>) => void;

/** A reducer that says which actions it hears, so that a replay can tell an illegal one from the rest. */
export interface DomainReducer<S> {
  (state: S | undefined, action: UnknownAction): S;
  readonly hears: (type: string) => boolean;
}

/**
 * A reducer of plain spreads: one table look-up an action and nothing else. Drafts of immer would
 * cost two to three times as much on the reducers that run for every message.
 */
export function plainReducer<S>(initial: S, build: (on: On<S>) => void): DomainReducer<S> {
  const handlers = new Map<string, Handler<S, UnknownAction>>();
  build((creator, handler) => {
    if (handlers.has(creator.type)) throw new Error(`Two handlers for ${creator.type}`);
    handlers.set(creator.type, (state, action) => (creator.match(action) ? handler(state, action) : state));
  });
  const reduce = (state: S | undefined, action: UnknownAction): S => {
    if (state === undefined) return initial;
    const handler = handlers.get(action.type);
    return handler === undefined ? state : handler(state, action);
  };
  return Object.assign(reduce, { hears: (type: string) => handlers.has(type) });
}
