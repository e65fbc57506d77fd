import * as agent from './agent/actions';
import * as app from './app/actions';
import * as attendance from './attendance/actions';
import * as auth from './auth/actions';
import * as bulkActions from './bulkActions/actions';
import * as calls from './calls/actions';
import * as callNotes from './callNotes/actions';
import * as classification from './classification/actions';
import * as config from './config/actions';
import * as connection from './connection/actions';
import * as contacts from './contacts/actions';
import * as conversations from './conversations/actions';
import * as devices from './devices/actions';
import * as drafts from './drafts/actions';
import * as dayStats from './dayStats/actions';
import * as headset from './headset/actions';
import * as history from './history/actions';
import * as messages from './messages/actions';
import * as noticeCentre from './noticeCentre/actions';
import * as notifications from './notifications/actions';
import * as outbox from './outbox/actions';
import * as page from './page/actions';
import * as cannedReplies from './cannedReplies/actions';
import * as presence from './presence/actions';
import * as privateNotes from './privateNotes/actions';
import * as queues from './queues/actions';
import * as recording from './recording/actions';
import * as schedule from './schedule/actions';
import * as selfCheck from './selfCheck/actions';
import * as softphone from './softphone/actions';
import * as telLinks from './telLinks/actions';
import * as trace from './trace/actions';
import * as timeline from './timeline/actions';
import * as keptForms from './keptForms/actions';
import * as layout from './layout/actions';
import * as ui from './ui/actions';
import * as wire from './wire/actions';
import * as worklist from './worklist/actions';

/** Every action of the console, by domain: what the log classifies and the tests enumerate. */
export const actionCatalogue = {
  agent,
  app,
  attendance,
  auth,
  bulkActions,
  calls,
  callNotes,
  classification,
  config,
  connection,
  contacts,
  conversations,
  devices,
  drafts,
  dayStats,
  headset,
  history,
  keptForms,
  messages,
  noticeCentre,
  notifications,
  outbox,
  page,
  cannedReplies,
  presence,
  privateNotes,
  queues,
  recording,
  schedule,
  selfCheck,
  softphone,
  telLinks,
  timeline,
  trace,
  layout,
  ui,
  wire,
  worklist,
} as const;

type Catalogue = typeof actionCatalogue;

type CreatorOf<Domain> = Domain[keyof Domain];

/** Every action creator of the console. */
export type AnyCreator = { [D in keyof Catalogue]: CreatorOf<Catalogue[D]> }[keyof Catalogue];

/** The type of every action: what `redaction.ts` must have a rule for. */
export type ActionType = AnyCreator extends infer C ? (C extends { type: infer T } ? T : never) : never;
