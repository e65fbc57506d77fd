import { failureIn } from '../../lib/failure';
import type { On } from '../plainReducer';
import { lacked } from '../queues/actions';
import * as actions from './createActions';
import { joined, opened } from './opening';
import type { ConversationsState } from './state';

type Created = ReturnType<typeof actions.created>['payload'];

function begun(
  state: ConversationsState,
  { conversation, existing, isLeft }: Created,
  at: number,
): ConversationsState {
  const listed = joined(state, conversation);
  // The agent left the dialog meanwhile: it stands in the list, and nobody is led anywhere.
  if (isLeft === true || state.creation === null) return listed;
  const { id } = conversation;
  const last = { times: state.begun.times + 1, existingId: existing ? id : null };
  return opened({ ...listed, creation: null, begun: last }, id, at);
}

/** Beginning conversations: the dialog, and how it went. */
export function creating(on: On<ConversationsState>): void {
  on(actions.createOpenRequested, (state, { payload }) => ({
    ...state,
    creation: { ...payload, isSaving: false, failure: null, elsewhere: null },
  }));
  on(actions.createCloseRequested, (state) =>
    state.creation === null ? state : { ...state, creation: null },
  );
  on(lacked, (state, { payload }) => {
    const { creation } = state;
    return creation?.kind !== payload.channel ? state : { ...state, creation: null };
  });
  on(actions.createStarted, (state, { payload: under }) =>
    state.creation === null
      ? state
      : {
          ...state,
          creation: { ...state.creation, ...under, isSaving: true, failure: null, elsewhere: null },
        },
  );
  on(actions.created, (state, { payload, meta }) => begun(state, payload, meta.at));
  on(actions.createFailed, (state, { payload }) => {
    const { elsewhere, reqId } = payload;
    // The agent left the one that failed, and may have begun another.
    if (state.creation?.isSaving !== true || state.creation.reqId !== reqId) return state;
    const creation = { ...state.creation, isSaving: false, failure: failureIn(payload), elsewhere };
    return { ...state, creation };
  });
}
