import type { Services } from '../services';
import { browserCheck } from './browserFacts';
import { createRelayProbe, type RelayParts } from './relay';
import type { SelfCheckServices } from './selfCheckServices';
import { createServerClock } from './serverClock';
import { createStorageProbe } from './storageProbe';
import { createTestSounds } from './testSounds';

/** What the handles of the pre-shift check are made of. */
export interface SelfCheckParts extends RelayParts, Pick<Services, 'clock' | 'openDb'> {}

/** The handles of the pre-shift check on a page. */
export function createSelfCheckServices({
  page,
  clock,
  openDb,
  iceServers,
}: SelfCheckParts): SelfCheckServices {
  return {
    sounds: createTestSounds(page),
    relay: createRelayProbe({ page, iceServers }),
    storage: createStorageProbe(page.navigator, openDb),
    serverClock: createServerClock(new URL('config.json', page.document.baseURI).href, clock),
    browser: () => browserCheck(page),
  };
}
