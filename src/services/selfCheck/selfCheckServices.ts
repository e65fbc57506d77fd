import type { CheckResult } from '../../store/selfCheck/types';
import type { RelayProbe } from './relay';
import type { ServerClock } from './serverClock';
import type { StorageProbe } from './storageProbe';
import type { TestSounds } from './testSounds';

/** The handles of the pre-shift check; they come with its chunk. */
export interface SelfCheckServices {
  sounds: TestSounds;
  relay: RelayProbe;
  storage: StorageProbe;
  serverClock: ServerClock;
  /** Whether this browser is one that the product promises to run in, and keeps its tab alive. */
  browser: () => CheckResult;
}
