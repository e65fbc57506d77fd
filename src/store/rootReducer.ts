import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { agentReducer } from './agent/reducer';
import { appReducer } from './app/reducer';
import { attendanceReducer } from './attendance/reducer';
import { authReducer } from './auth/reducer';
import { callNotesReducer } from './callNotes/reducer';
import { callsReducer } from './calls/reducer';
import { classificationReducer } from './classification/reducer';
import { configReducer } from './config/reducer';
import { connectionReducer } from './connection/reducer';
import { isSeen } from './connection/sequence';
import { contactsReducer } from './contacts/reducer';
import { conversationsReducer } from './conversations/reducer';
import { devicesReducer } from './devices/reducer';
import { draftsReducer } from './drafts/reducer';
import { dayStatsReducer } from './dayStats/reducer';
import { historyReducer } from './history/reducer';
import { messagesReducer } from './messages/reducer';
import { notificationsReducer } from './notifications/reducer';
import { outboxReducer } from './outbox/reducer';
import { pageReducer } from './page/reducer';
import { cannedRepliesReducer } from './cannedReplies/reducer';
import { presenceReducer } from './presence/reducer';
import { queuesReducer } from './queues/reducer';
import { recordingReducer } from './recording/reducer';
import { scheduleReducer } from './schedule/reducer';
import { selfCheckReducer } from './selfCheck/reducer';
import { softphoneReducer } from './softphone/reducer';
import { timelineReducer } from './timeline/reducer';
import { uiReducer } from './ui/reducer';
import { wireReducer } from './wire/reducer';
import { pushMarkOf } from './stamp';

/** The reducers of all domains. */
export const domainReducers = {
  agent: agentReducer,
  app: appReducer,
  attendance: attendanceReducer,
  auth: authReducer,
  callNotes: callNotesReducer,
  calls: callsReducer,
  classification: classificationReducer,
  config: configReducer,
  connection: connectionReducer,
  contacts: contactsReducer,
  conversations: conversationsReducer,
  devices: devicesReducer,
  drafts: draftsReducer,
  dayStats: dayStatsReducer,
  history: historyReducer,
  messages: messagesReducer,
  notifications: notificationsReducer,
  outbox: outboxReducer,
  page: pageReducer,
  cannedReplies: cannedRepliesReducer,
  presence: presenceReducer,
  queues: queuesReducer,
  recording: recordingReducer,
  schedule: scheduleReducer,
  selfCheck: selfCheckReducer,
  softphone: softphoneReducer,
  timeline: timelineReducer,
  ui: uiReducer,
  wire: wireReducer,
};

/** What is true: the whole state of the console. */
export type RootState = { [D in keyof typeof domainReducers]: ReturnType<(typeof domainReducers)[D]> };

/** A pure step of one domain's state. */
export type Fold<S> = (state: S | undefined, action: UnknownAction) => S;

/** The step of each domain. */
export type DomainFolds = { [D in keyof RootState]: Fold<RootState[D]> };

/** A pure step of the whole state. */
export type RootReducer = Fold<RootState>;

/** Whether an action tells an event of the server's stream that was followed before. */
export function isRepeated({ connection }: RootState, action: UnknownAction): boolean {
  const push = pushMarkOf(action);
  return push !== undefined && isSeen(connection, push);
}

/**
 * Ties the domains together. An event of the server's stream that was followed before changes
 * nothing, whatever domain it speaks of.
 */
export function foldDomains(folds: DomainFolds): RootReducer {
  const combined = combineReducers(folds);
  return (state, action) => {
    if (state !== undefined && isRepeated(state, action)) return state;
    return combined(state, action);
  };
}

/** The root reducer as replay, tests and benches run it: nothing persisted, nothing but a fold. */
export const rootReducer: RootReducer = foldDomains(domainReducers);

/** Whether some domain hears actions of this type. */
export function isHeard(type: string): boolean {
  return Object.values(domainReducers).some(({ hears }) => hears(type));
}
