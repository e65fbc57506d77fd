import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedLog } from './agentBrowser/browserStore';
import type { Scene } from './scene';

/** Keeps what tells of a failed run: its journal, what the agent made, a picture, and the log as the browser kept it. */
export async function keepEvidence(scene: Scene, folder: string, report: string): Promise<void> {
  const { centre, agentBrowser, journal, ledger } = scene;
  await writeFile(join(folder, 'journal.txt'), [...journal.lines(), '', report, ''].join('\n'));
  await writeFile(join(folder, 'ledger.json'), JSON.stringify(ledger.pieces(), null, 1));
  await writeFile(
    join(folder, 'incidents.json'),
    JSON.stringify((await agentBrowser.visitor()).incidents, null, 1),
  );
  await writeFile(join(folder, 'centre.log'), centre.complaints.join('\n'));
  const visitor = await agentBrowser.visitor();
  await visitor.page.screenshot({ path: join(folder, 'screen.png') }).catch(() => undefined);
  const records = await storedLog(visitor.page).catch(() => null);
  await writeFile(join(folder, 'log-records.json'), JSON.stringify(records));
}

/** How to look at a failed run, and how to run it again. */
export function directions(seed: number, minutes: number, folder: string): string {
  return [
    `Evidence: ${folder}`,
    `  npm run replay -- ${join(folder, 'log.json')}`,
    `  npm run chaos -- --minutes ${String(minutes)} --seed ${String(seed)}`,
  ].join('\n');
}
