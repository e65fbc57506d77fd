/** Classifications on this browser that the server has yet to take. */
export interface KeptClassifications {
  /** Ids of classifications that wait for the server. */
  pendingClassifications: readonly string[];
  /** The centre's ids of the calls whose classification was refused and is kept, by request id. */
  deferred: Readonly<Record<string, string>>;
}

/** The server did not answer one: it waits. */
export function withDelayed<S extends KeptClassifications>(state: S, reqId: string): S {
  if (state.pendingClassifications.includes(reqId)) return state;
  return { ...state, pendingClassifications: [...state.pendingClassifications, reqId] };
}

/** The server refused one that the agent left for later. */
export function withDeferred<S extends KeptClassifications>(state: S, reqId: string, uniqueId: string): S {
  return state.deferred[reqId] === uniqueId
    ? state
    : { ...state, deferred: { ...state.deferred, [reqId]: uniqueId } };
}

/** One is settled: it waits no more. */
export function withoutKept<S extends KeptClassifications>(before: S, reqId: string): S {
  const { [reqId]: settled, ...deferred } = before.deferred;
  const state = settled === undefined ? before : { ...before, deferred };
  if (!state.pendingClassifications.includes(reqId)) return state;
  return { ...state, pendingClassifications: state.pendingClassifications.filter((id) => id !== reqId) };
}
