import { readFileSync } from 'node:fs';
import { readLog } from '../../../src/store/actionLog/readLog';
import { replayLog } from '../../../src/store/actionLog/timeline';
import type { LogTimeline } from '../../../src/store/actionLog/types';
import { settingsPage } from './screens/settings';
import { saveDownload } from './seen';
import type { Visitor } from './visitor';

const BUTTONS = { devtools: 'settings.logDevtools', full: 'settings.logFull' } as const;

/** Exports the log from the settings in these formats, in this order, to these files; ends at the conversations. */
export async function exportLog(
  visitor: Visitor,
  files: readonly (readonly [format: keyof typeof BUTTONS, path: string])[],
): Promise<void> {
  const { page, w } = visitor;
  const { main, open, leave } = settingsPage(visitor);
  await open('diagnostics');
  for (const [format, path] of files) {
    await saveDownload(page, () => main.getByRole('button', { name: w(BUTTONS[format]) }).click(), path);
  }
  await leave();
}

/** A full log replayed. @throws Error when the file is none */
export function replayed(path: string): LogTimeline {
  const reading = readLog(readFileSync(path, 'utf8'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return replayLog(reading.log);
}
