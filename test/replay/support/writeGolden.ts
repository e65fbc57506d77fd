import { existsSync, writeFileSync } from 'node:fs';
import { comesUp, losesTheServer, meetsTrouble, reloads, signsIn, works } from './daysWork';
import { dialsInVain, takesACall } from './voiceWork';
import { recordLog, type Page } from './recordLog';
import type { Story } from '../../support/story';

const rounds = (count: number) => (story: Story) => works(story, count);

/** The golden logs by file: one page of work, and a day with a lost server and a reload. */
const logs: Record<string, { pages: Page[]; segmentLength: number }> = {
  'oneConversation.json': { pages: [[signsIn, comesUp, rounds(3)]], segmentLength: 1000 },
  'daysWork.json': {
    pages: [
      [signsIn, comesUp, rounds(40), takesACall, losesTheServer, dialsInVain],
      [reloads, comesUp, rounds(20), meetsTrouble],
    ],
    segmentLength: 60,
  },
  'schema2.json': { pages: [[signsIn, comesUp, rounds(3), meetsTrouble]], segmentLength: 40 },
  'schema3.json': { pages: [[signsIn, comesUp, rounds(3), meetsTrouble]], segmentLength: 40 },
  'schema4.json': { pages: [[signsIn, comesUp, rounds(3), meetsTrouble]], segmentLength: 40 },
};

/**
 * Records the golden logs that are not there yet: `npx tsx test/replay/support/writeGolden.ts`. A golden
 * log is what an earlier version recorded, so one that exists is never written again.
 */
for (const [name, { pages, segmentLength }] of Object.entries(logs)) {
  const path = new URL(`../${name}`, import.meta.url);
  if (!existsSync(path)) writeFileSync(path, (await recordLog(pages, segmentLength)).text);
}
