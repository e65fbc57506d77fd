import { agentReducer } from './agent/reducer';
import { appReducer } from './app/reducer';
import { authReducer } from './auth/reducer';
import { classificationReducer } from './classification/reducer';
import { configReducer } from './config/reducer';
import { connectionReducer } from './connection/reducer';
import { devicesReducer } from './devices/reducer';
import { draftsReducer } from './drafts/reducer';
import { figuresReducer } from './figures/reducer';
import { notificationsReducer } from './notifications/reducer';
import { outboxReducer } from './outbox/reducer';
import { phrasesReducer } from './phrases/reducer';
import { presenceReducer } from './presence/reducer';
import { queuesReducer } from './queues/reducer';
import { recordingReducer } from './recording/reducer';
import { softphoneReducer } from './softphone/reducer';
import { timelineReducer } from './timeline/reducer';
import { uiReducer } from './ui/reducer';
import { wireReducer } from './wire/reducer';

/** The reducers that the first page carries: what the login shows and keeps, and what weighs little. */
export const firstReducers = {
  agent: agentReducer,
  app: appReducer,
  auth: authReducer,
  classification: classificationReducer,
  config: configReducer,
  connection: connectionReducer,
  devices: devicesReducer,
  drafts: draftsReducer,
  figures: figuresReducer,
  notifications: notificationsReducer,
  outbox: outboxReducer,
  phrases: phrasesReducer,
  presence: presenceReducer,
  queues: queuesReducer,
  recording: recordingReducer,
  softphone: softphoneReducer,
  timeline: timelineReducer,
  ui: uiReducer,
  wire: wireReducer,
};
