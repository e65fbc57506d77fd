import type { KeptPreferences } from '../store/page/types';
import type { AppLinks } from './appLinks';
import type { AgentApi } from './api/agentApi';
import type { AuthApi } from './api/authApi';
import type { CallApi } from './api/callApi';
import type { ClassificationApi } from './api/classificationApi';
import type { ContactApi } from './api/contactApi';
import type { ConversationApi } from './api/conversationApi';
import type { HistoryApi } from './api/historyApi';
import type { QueueApi } from './api/queueApi';
import type { Browser } from './browser';
import type { Clock } from './clock';
import type { DeploymentSource } from './deployment';
import type { Download } from './download';
import type { Handles } from './handles';
import type { Http } from './http/http';
import type { Ids } from './ids';
import type { LiveCallLevels, LiveLevel } from './liveLevel';
import type { Recorder } from './media/recorder';
import type { Pacing } from './pacing';
import type { RealtimeClient } from './realtime/client';
import type { RealtimeCommands } from './realtime/commands';
import type { UploadCommands } from './realtime/uploadCommands';
import type { ActionLogStorage } from './storage/actionLog';
import type { Credentials } from './storage/credentials';
import type { OpenConsoleDb } from './storage/db';
import type { DraftStorage } from './storage/drafts';
import type { FileStorage } from './storage/files';
import type { FormerQueuesStorage } from './storage/formerQueues';
import type { LeftQueuesStorage } from './storage/leftQueues';
import type { OutboxStorage } from './storage/outbox';
import type { RecentRepliesStorage } from './storage/recentReplies';
import type { PendingClassificationStorage } from './storage/pendingClassifications';
import type { AppServiceWorker } from './serviceWorker/serviceWorker';
import type { PendingLeaveStorage } from './storage/pendingLeaves';
import type { SessionVault } from './storage/session';
import type { Tabs } from './tabs';
import type { Trace } from './trace';
import type { WireReports } from './wireReports';

/** Every handle to the world, given to the sagas as their context. Tests inject fakes or real ones. */
export interface Services {
  clock: Clock;
  ids: Ids;
  /** Uniform in [0, 1); jitter only. */
  random: () => number;
  browser: Browser;
  pacing: Pacing;
  tabs: Tabs;
  appLinks: AppLinks;
  serviceWorker: AppServiceWorker;
  handles: Handles;
  deployment: DeploymentSource;
  http: Http;
  wireReports: WireReports;
  trace: Trace;
  authApi: AuthApi;
  queueApi: QueueApi;
  agentApi: AgentApi;
  conversationApi: ConversationApi;
  classificationApi: ClassificationApi;
  callApi: CallApi;
  contactApi: ContactApi;
  historyApi: HistoryApi;
  realtime: RealtimeClient;
  commands: RealtimeCommands;
  uploads: UploadCommands;
  /** For what comes in a chunk of its own and keeps something. */
  openDb: OpenConsoleDb;
  credentials: Credentials;
  session: SessionVault;
  drafts: DraftStorage;
  outbox: OutboxStorage;
  pendingClassifications: PendingClassificationStorage;
  leftQueues: LeftQueuesStorage;
  formerQueues: FormerQueuesStorage;
  recentReplies: RecentRepliesStorage;
  pendingLeaves: PendingLeaveStorage;
  files: FileStorage;
  actionLog: ActionLogStorage;
  /** Settings and preferences as this browser keeps them now, whichever tab wrote them. Never rejects. */
  readPreferences: () => Promise<KeptPreferences>;
  download: Download;
  recorder: Recorder;
  /** How loud the voice message is that is being recorded. */
  level: LiveLevel;
  /** How loud the calls are. */
  callLevels: LiveCallLevels;
}
