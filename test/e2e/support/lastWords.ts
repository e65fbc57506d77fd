import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

const LAST_FACTS = 60;

/** A page that hangs says nothing. */
const PATIENCE_MS = 3_000;

/** A fact as the log keeps it. */
interface Fact {
  type: string;
  payload?: unknown;
  meta?: { at?: number };
}

const watched = new Set<BrowserContext>();

let spoken: string[] = [];

/** What the page shows as alerts, where the focus is, and the last facts of the log in this browser. */
function read(page: Page): Promise<string[]> {
  return page.evaluate(async (count) => {
    const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"], [role="status"]')];
    const said = alerts.map((one) => one.innerText.trim()).filter((text) => text !== '');
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'agent-console')) return said;
    const batches = await new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('agent-console');
      opening.onerror = () => resolve([]);
      opening.onsuccess = () => {
        const found: string[] = [];
        const reading = opening.result.transaction('logBatches').objectStore('logBatches');
        const walk = reading.openCursor(null, 'prev');
        walk.onerror = () => resolve(found);
        walk.onsuccess = () => {
          const cursor = walk.result;
          const batch = cursor?.value as { actions: string } | undefined;
          if (batch === undefined || found.length >= count) {
            opening.result.close();
            resolve(found);
            return;
          }
          const facts = JSON.parse(batch.actions) as Fact[];
          const lines = facts.map(({ type, payload, meta }) =>
            `${new Date(meta?.at ?? 0).toISOString()} ${type} ${JSON.stringify(payload ?? null)}`.slice(
              0,
              200,
            ),
          );
          found.unshift(...lines);
          cursor?.continue();
        };
      };
    });
    return [
      ...said,
      `focus: ${document.activeElement?.outerHTML.slice(0, 120) ?? ''}`,
      ...batches.slice(-count),
    ];
  }, LAST_FACTS);
}

async function wordsOf(page: Page): Promise<string> {
  const words = await Promise.race([
    read(page).catch((error: unknown) => [String(error)]),
    after(PATIENCE_MS, ['the page does not answer'], { ref: false }),
  ]);
  return [page.url(), ...words].join('\n    ');
}

async function listen(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) spoken.push(await wordsOf(page));
}

/** Remembers what the pages of a context said last, also when it is closed before the test has failed. */
export function watchLastWords(context: BrowserContext): void {
  watched.add(context);
  context.once('close', () => watched.delete(context));
}

/** To be called while the pages are still there. */
export async function keepLastWords(context: BrowserContext): Promise<void> {
  if (!watched.delete(context)) return;
  await listen(context);
}

/** What was said since the last test began, and what the pages that are open say now. */
export async function lastWords(): Promise<string> {
  for (const context of watched) await listen(context);
  return spoken.map((page) => `  ${page}`).join('\n');
}

/** Begins a test. */
export function forgetLastWords(): void {
  spoken = [];
}
