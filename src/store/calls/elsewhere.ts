import type { On } from '../plainReducer';
import * as facts from './serverFacts';
import type { CallsState } from './state';

/** Hanging up a call that is not on this page: the one that was asked for last. */
export function elsewhere(on: On<CallsState>): void {
  on(facts.hangUpElsewhereStarted, (state, { payload: { conversationId } }) => ({
    ...state,
    hangUpElsewhere: { conversationId, status: 'sending', failure: null },
  }));
  on(facts.hangUpElsewhereSent, (state, { payload: { conversationId } }) =>
    state.hangUpElsewhere?.conversationId === conversationId
      ? { ...state, hangUpElsewhere: { conversationId, status: 'sent', failure: null } }
      : state,
  );
  on(facts.hangUpElsewhereFailed, (state, { payload: { conversationId, code, message } }) =>
    state.hangUpElsewhere?.conversationId === conversationId
      ? { ...state, hangUpElsewhere: { conversationId, status: 'failed', failure: { code, message } } }
      : state,
  );
}
