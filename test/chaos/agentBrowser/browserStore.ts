import type { Page } from '@playwright/test';

/** A file of a mail. */
interface StoredFile {
  name: string;
}

/** A message that waits in this browser, as far as a run looks at it. */
export interface StoredItem {
  clientMsgId: string;
  target: { conversationId: string };
  text: string;
  file: { mimeType: string } | null;
  mail: { files: readonly StoredFile[] } | null;
  state: 'queued' | 'sending' | 'failed';
  failure: { code: string } | null;
}

/** A mail that was begun and not sent. */
interface StoredMail {
  key: string;
  content: { blocks: readonly { text: string }[] };
  files: readonly StoredFile[];
}

/** What was written in a conversation and not sent, as it is kept in this browser. */
export interface StoredDraft {
  conversationId: string;
  text: string;
  mails: readonly StoredMail[];
}

/** All records of a store of the console's database, read beside the console. */
function recordsOf(page: Page, store: string): Promise<unknown> {
  return page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('agent-console');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction(name).objectStore(name).getAll();
          reading.onerror = () => reject(new Error(`cannot read ${name}`));
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result);
          };
        };
      }),
    store,
  );
}

/** What this browser keeps until the server has it. The shapes are those of `src/services/storage`. */
export async function storedOutbox(page: Page): Promise<StoredItem[]> {
  return (await recordsOf(page, 'outbox')) as StoredItem[];
}

/** The unsent texts that this browser keeps. */
export async function storedDrafts(page: Page): Promise<StoredDraft[]> {
  return (await recordsOf(page, 'drafts')) as StoredDraft[];
}

/** A call that the agent means to make. */
export interface StoredPlan {
  id: string;
  name: string;
}

/** The agenda that this browser keeps. */
export async function storedPlans(page: Page): Promise<StoredPlan[]> {
  return (await recordsOf(page, 'schedule')) as StoredPlan[];
}

/** The action log as the browser keeps it, for when the console cannot hand it out. */
export async function storedLog(page: Page): Promise<{ segments: unknown; batches: unknown }> {
  return { segments: await recordsOf(page, 'logSegments'), batches: await recordsOf(page, 'logBatches') };
}
