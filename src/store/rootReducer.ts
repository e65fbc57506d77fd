import { combineReducers } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { agentReducer } from './agent/reducer';
import { appReducer } from './app/reducer';
import { authReducer } from './auth/reducer';
import { callsReducer } from './calls/reducer';
import { classificationReducer } from './classification/reducer';
import { configReducer } from './config/reducer';
import { connectionReducer } from './connection/reducer';
import { isSeen } from './connection/sequence';
import { contactsReducer } from './contacts/reducer';
import { conversationsReducer } from './conversations/reducer';
import { devicesReducer } from './devices/reducer';
import { draftsReducer } from './drafts/reducer';
import { figuresReducer } from './figures/reducer';
import { messagesReducer } from './messages/reducer';
import { notificationsReducer } from './notifications/reducer';
import { outboxReducer } from './outbox/reducer';
import { phrasesReducer } from './phrases/reducer';
import { presenceReducer } from './presence/reducer';
import { queuesReducer } from './queues/reducer';
import { recordingReducer } from './recording/reducer';
import { softphoneReducer } from './softphone/reducer';
import { pushMarkOf } from './stamp';
import { timelineReducer } from './timeline/reducer';
import { uiReducer } from './ui/reducer';

/** The reducers of all domains; the live store wraps some of them to persist them. */
export const domainReducers = {
  agent: agentReducer,
  app: appReducer,
  auth: authReducer,
  calls: callsReducer,
  classification: classificationReducer,
  config: configReducer,
  connection: connectionReducer,
  contacts: contactsReducer,
  conversations: conversationsReducer,
  devices: devicesReducer,
  drafts: draftsReducer,
  figures: figuresReducer,
  messages: messagesReducer,
  notifications: notificationsReducer,
  outbox: outboxReducer,
  phrases: phrasesReducer,
  presence: presenceReducer,
  queues: queuesReducer,
  recording: recordingReducer,
  softphone: softphoneReducer,
  timeline: timelineReducer,
  ui: uiReducer,
};

/** What is true: the whole state of the console. */
export type RootState = { [D in keyof typeof domainReducers]: ReturnType<(typeof domainReducers)[D]> };

type DomainReducers = {
  [D in keyof RootState]: (state: RootState[D] | undefined, action: UnknownAction) => RootState[D];
};

/** A pure step of the whole state. */
export type RootReducer = (state: RootState | undefined, action: UnknownAction) => RootState;

/** Whether an action tells an event of the server's stream that was followed before. */
export function isRepeated({ connection }: RootState, action: UnknownAction): boolean {
  const push = pushMarkOf(action);
  return push !== undefined && isSeen(connection, push);
}

/**
 * Ties domain reducers together. An event of the server's stream that was followed before changes
 * nothing, whatever domain it speaks of.
 */
export function createRootReducer(reducers: DomainReducers): RootReducer {
  const combined = combineReducers(reducers);
  return (state, action) => {
    if (state !== undefined && isRepeated(state, action)) return state;
    return combined(state, action);
  };
}

/** The root reducer as replay, tests and benches run it: nothing persisted, nothing but a fold. */
export const rootReducer: RootReducer = createRootReducer(domainReducers);

/** Whether some domain hears actions of this type. */
export function isHeard(type: string): boolean {
  return Object.values(domainReducers).some(({ hears }) => hears(type));
}
