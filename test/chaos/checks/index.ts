import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { chat } from '../../e2e/support/screens/chat';
import { conversationList } from '../../e2e/support/screens/list';
import { ready } from '../agentBrowser/ready';
import type { Scene } from '../scene';
import { checkClassifications } from './classifications';
import { checkFiles } from './files';
import { find, type Findings } from './findings';
import { checkLog } from './log';
import { checkMessages, unreadOf } from './messages';
import { checkOrder, checkPieces } from './pieces';
import { checkPlans } from './plans';
import { checkRecordings } from './recordings';
import { checkCalls, checkConversations, checkPresence, checkStream } from './state';
import { checkDrafts, checkUnsent } from './unsent';

/** Reads are tried again for this long: what is right in the end is right. */
const PATIENCE_MS = 60_000;

const PAUSE_MS = 1_500;

/** Looks until nothing is wrong, or for so long; gives what was wrong at the last look. */
async function untilRight(look: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const problems = await look();
    if (problems.length === 0 || Date.now() > end) return problems;
    await sleep(PAUSE_MS);
  }
}

/** Reads every conversation that the agent has and that is not among those read before; whether there was one. */
async function openAll({ agentBrowser }: Scene, { centre }: Findings, read: Set<string>): Promise<boolean> {
  const left = centre.own.map(({ id }) => String(id)).filter((id) => !read.has(id));
  if (left.length === 0) return false;
  const visitor = await ready(agentBrowser);
  for (const id of left) {
    await conversationList(visitor).row(id).click();
    await chat(visitor).log.waitFor();
    await chat(visitor).bubbles.first().waitFor();
    read.add(id);
  }
  return true;
}

async function problemsOf(findings: Findings, { centre, agentBrowser, ledger }: Scene): Promise<string[]> {
  const { incidents } = await agentBrowser.visitor();
  return [
    ...checkStream(findings),
    ...checkConversations(findings),
    ...checkMessages(findings),
    ...checkPresence(findings),
    ...checkCalls(findings),
    ...checkPieces(findings, ledger),
    ...checkOrder(findings, ledger),
    ...checkRecordings(findings, ledger),
    ...checkPlans(findings, ledger),
    ...checkUnsent(findings),
    ...checkDrafts(findings),
    ...checkLog(findings),
    ...(await checkFiles(findings, ledger, centre.ports.api)),
    ...(await checkClassifications(ledger, centre.ports.api)),
    ...incidents.errors.map((error) => `PAGE: ${error}`),
  ];
}

/**
 * Compares what the agent made, the centre's database, the console's state and its log. What people have not looked at
 * is compared first: its unread messages are the centre's.
 */
export async function check(scene: Scene, folder: string): Promise<string[]> {
  const first = join(folder, 'before-reading.json');
  const unread = await untilRight(async () => checkConversations(await find(scene, first)));
  const read = new Set<string>();
  const file = join(folder, 'log.json');
  const rest = await untilRight(async () => {
    // One that waited for an agent may come while the others are read.
    for (;;) {
      const findings = await find(scene, file);
      if (await openAll(scene, findings, read)) continue;
      // One that was left before its messages came is opened again.
      for (const id of unreadOf(findings)) read.delete(id);
      return problemsOf(findings, scene);
    }
  });
  return [...new Set([...unread, ...rest])];
}
