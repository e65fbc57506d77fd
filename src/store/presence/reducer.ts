import { loggedOut } from '../auth/actions';
import { plainReducer } from '../plainReducer';
import { withFields } from '../../lib/records';
import * as softphone from '../softphone/actions';
import * as actions from './actions';
import type { Extension, Presence } from './types';

/** Which extensions there are, whom the agent looks at, and what they do as far as the exchange tells it. */
export interface PresenceState {
  watched: readonly string[];
  byExtension: Readonly<Record<string, Presence>>;
  /** Of the whole centre; null: not read yet. */
  extensions: readonly Extension[] | null;
}

const initialState: PresenceState = { watched: [], byExtension: {}, extensions: null };

function ofWatched(state: PresenceState, watched: readonly string[]): PresenceState {
  const known = Object.entries(state.byExtension).filter(([extension]) => watched.includes(extension));
  return { ...state, watched, byExtension: Object.fromEntries(known) };
}

/** Nothing is told without a socket: what was said before may be wrong by now. */
function forgotten(state: PresenceState): PresenceState {
  return withFields(state, { byExtension: initialState.byExtension });
}

/** Folds what the exchange tells of other extensions. */
export const presenceReducer = plainReducer<PresenceState>(initialState, (on) => {
  on(actions.watchRequested, (state, { payload }) => ofWatched(state, payload.extensions));
  on(actions.unwatchRequested, ({ extensions }) => ({ ...initialState, extensions }));
  on(actions.extensionsLoaded, (state, { payload }) => ({ ...state, extensions: payload.extensions }));
  on(actions.reported, (state, { payload: { extension, presence } }) =>
    state.watched.includes(extension)
      ? { ...state, byExtension: { ...state.byExtension, [extension]: presence } }
      : state,
  );
  on(actions.unknown, (state, { payload }) => {
    if (!Object.hasOwn(state.byExtension, payload.extension)) return state;
    const { [payload.extension]: _unknown, ...byExtension } = state.byExtension;
    return { ...state, byExtension };
  });
  on(softphone.lost, forgotten);
  on(softphone.closed, forgotten);
  on(loggedOut, () => initialState);
});
