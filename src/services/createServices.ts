import { createAppLinks } from './appLinks';
import { createAgentApi } from './api/agentApi';
import { createAuthApi } from './api/authApi';
import { createCallApi } from './api/callApi';
import { createClassificationApi } from './api/classificationApi';
import { createContactApi } from './api/contactApi';
import { createConversationApi } from './api/conversationApi';
import { createHistoryApi } from './api/historyApi';
import { createQueueApi } from './api/queueApi';
import { createBrowser } from './browser';
import { createClock } from './clock';
import { createDeployment } from './deployment';
import { createDownload } from './download';
import type { Handles } from './handles';
import { createHttp } from './http/http';
import { sessionFor } from './http/sessionHeader';
import { tracedTransport } from './http/tracedTransport';
import { createTransport } from './http/transport';
import { createIds } from './ids';
import type { LeaveGuard } from './leaveGuard';
import type { LiveCallLevels, LiveLevel } from './liveLevel';
import { createRecorder } from './media/recorder';
import { createCommands } from './realtime/commands';
import { createPacing } from './pacing';
import { createRealtimeClient } from './realtime/socketClient';
import { createUploadCommands } from './realtime/uploadCommands';
import type { Services } from './services';
import { createSessionToken } from './sessionToken';
import { createServiceWorker } from './serviceWorker/serviceWorker';
import { createActionLogStorage } from './storage/actionLog';
import { createCredentials } from './storage/credentials';
import { createConsoleDb } from './storage/db';
import { createDraftStorage } from './storage/drafts';
import { withDraftBackup } from './storage/draftBackup';
import { createFileStorage } from './storage/files';
import { createFormerQueuesStorage } from './storage/formerQueues';
import { createLeftQueuesStorage } from './storage/leftQueues';
import { createOutboxStorage } from './storage/outbox';
import { createPendingClassificationStorage } from './storage/pendingClassifications';
import { createRecentRepliesStorage } from './storage/recentReplies';
import { createPendingLeaveStorage } from './storage/pendingLeaves';
import { createSessionVault } from './storage/session';
import { withSessionMark } from './storage/sessionMark';
import { createVault } from './storage/vault';
import { createTabs } from './tabs';
import { createTrace } from './trace';
import { createWireReports } from './wireReports';

/** What exists before the services do. */
export interface ServicesOptions {
  /** Shared with the login form, which deposits the password there. */
  handles: Handles;
  /** Shared with the page, which asks before it goes. */
  leaveGuard: LeaveGuard;
  /** Shared with the screen, which draws it. */
  level: LiveLevel;
  callLevels: LiveCallLevels;
  readPreferences: Services['readPreferences'];
  /** The page as the action log knows it (see Recorder). */
  session?: () => string | null;
}

/** The services of this page: the one place that builds them. */
export function createServices({
  handles,
  leaveGuard,
  level,
  callLevels,
  readPreferences,
  session = () => null,
}: ServicesOptions): Services {
  const clock = createClock();
  const ids = createIds(
    () => window.localStorage,
    () => window.sessionStorage,
  );
  const deployment = createDeployment(new URL('config.json', document.baseURI).href);
  const token = createSessionToken();
  const pageProtocol = window.location.protocol;
  const wireReports = createWireReports();
  const trace = createTrace();
  const http = createHttp({
    transport: tracedTransport(createTransport(), clock, trace),
    deployment,
    token,
    wireReports,
    sessionFor: (api) => sessionFor(api, { deployment, session, pageOrigin: window.location.origin }),
    pageProtocol,
  });
  const realtime = createRealtimeClient({
    clock,
    ids,
    deployment,
    token,
    wireReports,
    session,
    pageProtocol,
  });
  const openDb = createConsoleDb();
  const vault = createVault(openDb);
  const leftQueues = createLeftQueuesStorage(() => window.localStorage);
  return {
    clock,
    ids,
    random: () => Math.random(),
    browser: createBrowser(window, clock, leaveGuard),
    pacing: createPacing(window),
    tabs: createTabs(window),
    appLinks: createAppLinks(window),
    serviceWorker: createServiceWorker(window),
    handles,
    deployment,
    http,
    wireReports,
    trace,
    authApi: createAuthApi(http),
    queueApi: createQueueApi(http),
    agentApi: createAgentApi(http),
    conversationApi: createConversationApi(http),
    classificationApi: createClassificationApi(http),
    callApi: createCallApi(http),
    contactApi: createContactApi(http),
    historyApi: createHistoryApi(http),
    realtime,
    commands: createCommands(realtime, wireReports.report),
    uploads: createUploadCommands(realtime, wireReports.report),
    openDb,
    credentials: createCredentials(vault),
    session: withSessionMark(createSessionVault(vault), () => window.localStorage),
    drafts: withDraftBackup(createDraftStorage(openDb), window),
    outbox: createOutboxStorage(openDb),
    pendingClassifications: createPendingClassificationStorage(openDb),
    leftQueues,
    formerQueues: createFormerQueuesStorage(() => window.localStorage),
    recentReplies: createRecentRepliesStorage(() => window.localStorage),
    pendingLeaves: createPendingLeaveStorage(vault),
    files: createFileStorage(openDb, clock),
    actionLog: createActionLogStorage(openDb),
    readPreferences,
    download: createDownload(),
    recorder: createRecorder(window),
    level,
    callLevels,
  };
}
