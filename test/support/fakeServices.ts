import { createHandles } from '../../src/services/handles';
import { createLiveCallLevels, createLiveLevel } from '../../src/services/liveLevel';
import type { Services } from '../../src/services/services';
import type { KeptPreferences } from '../../src/store/page/types';
import { createFakeApis, createFakeHttp, type FakeApis, type FakeHttp } from './fakes/fakeApis';
import { createFakeBrowser, type FakeBrowser } from './fakes/fakeBrowser';
import { createFakeCommands, type FakeCommands } from './fakes/fakeCommands';
import { createFakeRealtime, type FakeRealtime } from './fakes/fakeRealtime';
import { createFakeRecorder, type FakeRecorder } from './fakes/fakeRecorder';
import { createFakeServiceWorker, type FakeServiceWorker } from './fakes/fakeServiceWorker';
import { createFakePacing } from './fakes/fakePacing';
import { createFakeTabs, type FakeTabs } from './fakes/fakeTabs';
import { createFakeAppLinks, type FakeAppLinks } from './fakes/fakeAppLinks';
import { createFakeUploads, type FakeUploads } from './fakes/fakeUploads';
import { createFakeDisk, createFakeStorages, type FakeDisk } from './fakes/fakeStorage';
import { scripted, type Scripted } from './fakes/scripted';
import { NOTHING_KEPT, sampleDeployment } from './sagaSamples';
import { createTrace } from '../../src/services/trace';
import { createWireReports } from '../../src/services/wireReports';

/** Services in memory: the test scripts what they answer and says what happens in the world. */
export interface FakeServices extends Omit<Services, keyof FakeApis>, FakeApis {
  browser: FakeBrowser;
  tabs: FakeTabs;
  appLinks: FakeAppLinks;
  serviceWorker: FakeServiceWorker;
  http: FakeHttp;
  realtime: FakeRealtime;
  commands: FakeCommands;
  uploads: FakeUploads;
  recorder: FakeRecorder;
  readPreferences: Scripted<[], KeptPreferences>;
  download: Services['download'] & { fetchFrom: Scripted<[url: string], Blob> };
  disk: FakeDisk;
}

/** What a test may choose: a disk that an earlier page left, and how the jitter falls. */
export interface FakeOptions {
  disk?: FakeDisk;
  random?: () => number;
  /** Ids begin with this, so that two pages of one test never make the same. */
  idPrefix?: string;
}

/** Jitter of nothing: `backoffDelay` gives the plain doubled delay. */
const NO_JITTER = (): number => 0.5;

/** Makes fake services. The clock is jest's, so timers and `now` agree. */
export function createFakeServices(options: FakeOptions = {}): FakeServices {
  const { disk = createFakeDisk(), random = NO_JITTER, idPrefix = 'id' } = options;
  let ids = 0;
  return {
    ...createFakeApis(),
    ...createFakeStorages(disk),
    disk,
    openDb: () => Promise.reject(new Error('Nothing is kept past the fake storages')),
    random,
    clock: { now: () => Date.now() },
    ids: { newId: () => `${idPrefix}-${(ids += 1)}`, tabId: 'tab-1', clientId: 'client-1' },
    browser: createFakeBrowser(),
    pacing: createFakePacing(),
    tabs: createFakeTabs(),
    appLinks: createFakeAppLinks(),
    serviceWorker: createFakeServiceWorker(),
    http: createFakeHttp(),
    wireReports: createWireReports(),
    trace: createTrace(),
    realtime: createFakeRealtime(),
    commands: createFakeCommands(),
    uploads: createFakeUploads(),
    recorder: createFakeRecorder(),
    level: createLiveLevel(),
    callLevels: createLiveCallLevels(),
    handles: createHandles(),
    deployment: {
      load: scripted(() => sampleDeployment()),
      loaded: () => sampleDeployment(),
      mayBeKept: () => true,
      bearer: () => null,
      file: () => null,
    },
    actionLog: {
      begin: () => Promise.resolve(),
      append: () => Promise.resolve(),
      segments: () => Promise.resolve([]),
      ids: () => Promise.resolve([]),
      head: () => Promise.resolve(null),
      actions: () => Promise.resolve([]),
    },
    readPreferences: scripted(() => NOTHING_KEPT),
    download: {
      save: () => undefined,
      saveFile: () => undefined,
      saveFrom: scripted(() => undefined),
      fetchFrom: scripted((_url: string) => new Blob(['original'])),
    },
  };
}
