import { createAgentApi } from '../../src/services/api/agentApi';
import { createAuthApi } from '../../src/services/api/authApi';
import { createCallApi } from '../../src/services/api/callApi';
import { createClassificationApi } from '../../src/services/api/classificationApi';
import { createContactApi } from '../../src/services/api/contactApi';
import { createConversationApi } from '../../src/services/api/conversationApi';
import { createHistoryApi } from '../../src/services/api/historyApi';
import { createQueueApi } from '../../src/services/api/queueApi';
import { createClock } from '../../src/services/clock';
import { createDeployment } from '../../src/services/deployment';
import { createHandles } from '../../src/services/handles';
import { createHttp } from '../../src/services/http/http';
import { createTransport } from '../../src/services/http/transport';
import { createIds } from '../../src/services/ids';
import { createLiveCallLevels, createLiveLevel } from '../../src/services/liveLevel';
import { createCommands } from '../../src/services/realtime/commands';
import { createRealtimeClient } from '../../src/services/realtime/socketClient';
import { createUploadCommands } from '../../src/services/realtime/uploadCommands';
import type { Services } from '../../src/services/services';
import { createSessionToken } from '../../src/services/sessionToken';
import { createActionLogStorage } from '../../src/services/storage/actionLog';
import { createCredentials } from '../../src/services/storage/credentials';
import { createDraftStorage } from '../../src/services/storage/drafts';
import { createFileStorage } from '../../src/services/storage/files';
import { createFormerQueuesStorage } from '../../src/services/storage/formerQueues';
import { createRecentRepliesStorage } from '../../src/services/storage/recentReplies';
import { createLeftQueuesStorage } from '../../src/services/storage/leftQueues';
import { createOutboxStorage } from '../../src/services/storage/outbox';
import { createPendingClassificationStorage } from '../../src/services/storage/pendingClassifications';
import { createPendingLeaveStorage } from '../../src/services/storage/pendingLeaves';
import { createSessionVault } from '../../src/services/storage/session';
import { createVault } from '../../src/services/storage/vault';
import { createFakeBrowser, type FakeBrowser } from '../support/fakes/fakeBrowser';
import { createFakeServiceWorker } from '../support/fakes/fakeServiceWorker';
import { createFakePacing } from '../support/fakes/fakePacing';
import { createFakeTabs } from '../support/fakes/fakeTabs';
import { createFakeAppLinks } from '../support/fakes/fakeAppLinks';
import { NOTHING_KEPT } from '../support/sagaSamples';
import type { Profile } from './profile';
import { sessionFor } from '../../src/services/http/sessionHeader';
import { tracedTransport } from '../../src/services/http/tracedTransport';
import { createTrace } from '../../src/services/trace';
import { createWireReports } from '../../src/services/wireReports';

/** The services of a console; the page around them is the only fake. */
export interface NodeServices extends Services {
  browser: FakeBrowser;
}

/** Answers come from the same machine: a second without one is as good as ten. */
const TIMEOUTS = { connect: 5_000, ack: 1_000 };

/** The real services in Node, as `createServices` builds them in a browser. */
export function createNodeServices({ openDb, local, session, configUrl }: Profile): NodeServices {
  const clock = createClock();
  const ids = createIds(
    () => local,
    () => session,
  );
  const deployment = createDeployment(configUrl);
  const token = createSessionToken();
  const wireReports = createWireReports();
  const pageProtocol = 'http:';
  const trace = createTrace();
  const pageId = ids.newId();
  const http = createHttp({
    transport: tracedTransport(createTransport(), clock, trace),
    deployment,
    token,
    wireReports,
    sessionFor: (api) =>
      sessionFor(api, { deployment, session: () => pageId, pageOrigin: 'http://console.test' }),
    pageProtocol,
  });
  const realtime = createRealtimeClient({
    clock,
    ids,
    deployment,
    token,
    wireReports,
    session: () => pageId,
    pageProtocol,
    timeouts: TIMEOUTS,
  });
  const vault = createVault(openDb);
  return {
    openDb,
    clock,
    ids,
    // No jitter, so that a test waits no longer than it must.
    random: () => 0,
    browser: createFakeBrowser(),
    pacing: createFakePacing(),
    tabs: createFakeTabs(),
    appLinks: createFakeAppLinks(),
    serviceWorker: createFakeServiceWorker(),
    handles: createHandles(),
    deployment,
    http,
    wireReports,
    trace,
    readPreferences: () => Promise.resolve(NOTHING_KEPT),
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
    credentials: createCredentials(vault),
    session: createSessionVault(vault),
    drafts: createDraftStorage(openDb),
    outbox: createOutboxStorage(openDb),
    pendingClassifications: createPendingClassificationStorage(openDb),
    leftQueues: createLeftQueuesStorage(() => session),
    formerQueues: createFormerQueuesStorage(() => session),
    recentReplies: createRecentRepliesStorage(() => session),
    pendingLeaves: createPendingLeaveStorage(vault),
    files: createFileStorage(openDb, clock),
    actionLog: createActionLogStorage(openDb),
    download: {
      save: () => undefined,
      saveFile: () => undefined,
      saveFrom: () => Promise.resolve(),
      fetchFrom: () => Promise.resolve(new Blob()),
    },
    recorder: {
      start: () => Promise.reject(new Error('No microphone')),
      tryOut: () => Promise.reject(new Error('No microphone')),
    },
    level: createLiveLevel(),
    callLevels: createLiveCallLevels(),
  };
}
