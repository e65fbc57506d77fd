import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosEvent, Lines } from '../scene';

const LINES: readonly (keyof Lines)[] = ['api', 'realtime', 'sip'];

/** The browser loses its network: it says so, and every connection breaks. */
export const offline: ChaosEvent = async ({ agentBrowser, lines }, prng) => {
  await agentBrowser.offline(true);
  for (const name of LINES) {
    lines[name].change({ refuses: true });
    lines[name].cut();
  }
  await sleep(prng.int(300, 5_000));
  for (const name of LINES) lines[name].change({ refuses: false });
  await agentBrowser.offline(false);
};

/** The agent loads the page anew, whatever is under way. */
export const reload: ChaosEvent = async ({ agentBrowser }) => {
  await agentBrowser.reload();
};

/** The page's process dies, and the agent opens the console again. */
export const crash: ChaosEvent = async ({ agentBrowser, ledger }) => {
  // What was touched between this and the end of the process may or may not be on disk.
  ledger.crashed();
  await agentBrowser.crash();
  ledger.crashed();
};
