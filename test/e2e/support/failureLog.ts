import { finished } from '../../support/finished';
import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { logText } from '../../../src/store/actionLog/exportLog';
import { readLog } from '../../../src/store/actionLog/readLog';
import { replayLog } from '../../../src/store/actionLog/timeline';
import type { LogFile, LogSegment } from '../../../src/store/actionLog/types';
import type { Visitor } from './visitor';

/** A page that hangs gives nothing. */
const PATIENCE_MS = 5_000;

/** Records as the console keeps them: JSON in texts. */
interface Records {
  heads: (Omit<LogSegment, 'actions' | 'snapshot'> & { snapshot: string })[];
  batches: { segment: string; index: number; actions: string }[];
}

function read(page: Page): Promise<Records> {
  return page.evaluate(async () => {
    const all = <T>(db: IDBDatabase, store: string) =>
      new Promise<T[]>((resolve, reject) => {
        const request = db.transaction(store).objectStore(store).getAll() as IDBRequest<T[]>;
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The log cannot be read'));
      });
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'agent-console')) return { heads: [], batches: [] };
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('agent-console');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The log cannot be opened'));
    });
    try {
      return {
        heads: await all<Records['heads'][number]>(db, 'logSegments'),
        batches: await all<Records['batches'][number]>(db, 'logBatches'),
      };
    } finally {
      db.close();
    }
  });
}

/** A full log of these records; its last state is the one that it leads to, as a page that failed cannot be asked. */
function fileOf({ heads, batches }: Records): string | null {
  const segments = heads.map((head) => {
    const own = batches.filter(({ segment }) => segment === head.id).sort((a, b) => a.index - b.index);
    return {
      ...head,
      snapshot: JSON.parse(head.snapshot) as unknown,
      actions: own.flatMap(({ actions }) => JSON.parse(actions) as LogSegment['actions']),
    };
  });
  const [first] = segments;
  if (first === undefined) return null;
  const { app, format, schema, startedAt } = first;
  const header = {
    app,
    format,
    schema,
    startedAt,
    exportedAt: Date.now(),
    finalStateHash: '',
    actions: segments.reduce((sum, { actions }) => sum + actions.length, 0),
  };
  const file: LogFile = { header, segments };
  const reading = readLog(finished(logText(file)));
  if (!reading.ok) return finished(logText(file));
  return finished(
    logText({ header: { ...header, finalStateHash: replayLog(reading.log).finalHash }, segments }),
  );
}

/** Keeps the action log of every page that is open, for `npm run replay`, beside the trace of the test. */
export async function keepFailureLogs(visitors: readonly Visitor[], testInfo: TestInfo): Promise<void> {
  const pages = visitors.flatMap(({ context }) => context.pages());
  for (const [index, page] of pages.entries()) {
    const late = new Promise<null>((give) => setTimeout(give, PATIENCE_MS, null).unref());
    const records = await Promise.race([read(page).catch(() => null), late]);
    const text = records === null ? null : fileOf(records);
    if (text === null) continue;
    const path = testInfo.outputPath(`action-log-${String(index + 1)}.json`);
    writeFileSync(path, text);
    testInfo.attachments.push({ name: 'action log', contentType: 'application/json', path });
  }
}
