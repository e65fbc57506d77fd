import { agentReducer } from './agent/reducer';
import { appReducer } from './app/reducer';
import { attendanceReducer } from './attendance/reducer';
import { authReducer } from './auth/reducer';
import { classificationReducer } from './classification/reducer';
import { configReducer } from './config/reducer';
import { connectionReducer } from './connection/reducer';
import { devicesReducer } from './devices/reducer';
import { draftsReducer } from './drafts/reducer';
import { dayStatsReducer } from './dayStats/reducer';
import { layoutReducer } from './layout/reducer';
import { notificationsReducer } from './notifications/reducer';
import { outboxReducer } from './outbox/reducer';
import { pageReducer } from './page/reducer';
import { cannedRepliesReducer } from './cannedReplies/reducer';
import { presenceReducer } from './presence/reducer';
import { queuesReducer } from './queues/reducer';
import { recordingReducer } from './recording/reducer';
import { softphoneReducer } from './softphone/reducer';
import { timelineReducer } from './timeline/reducer';
import { uiReducer } from './ui/reducer';
import { wireReducer } from './wire/reducer';

/** The reducers that the login comes with. */
export const firstReducers = {
  agent: agentReducer,
  app: appReducer,
  attendance: attendanceReducer,
  auth: authReducer,
  classification: classificationReducer,
  config: configReducer,
  connection: connectionReducer,
  devices: devicesReducer,
  drafts: draftsReducer,
  dayStats: dayStatsReducer,
  layout: layoutReducer,
  notifications: notificationsReducer,
  outbox: outboxReducer,
  page: pageReducer,
  cannedReplies: cannedRepliesReducer,
  presence: presenceReducer,
  queues: queuesReducer,
  recording: recordingReducer,
  softphone: softphoneReducer,
  timeline: timelineReducer,
  ui: uiReducer,
  wire: wireReducer,
};
