import { expect, type Page } from '@playwright/test';

/** How many conversations this browser keeps for its next page; the vault's key opens them here, as it does there. */
function keptCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = 'conversationList';
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The vault cannot be read'));
      });
    const db = await done(indexedDB.open('agent-console'));
    try {
      const stores = db.transaction(['keys', 'vault']);
      const found = <T>(store: string, record: string) =>
        done(stores.objectStore(store).get(record) as IDBRequest<T>);
      const key = await found<CryptoKey>('keys', 'vault');
      const sealed = await found<{ iv: BufferSource; data: BufferSource } | undefined>('vault', name);
      if (sealed === undefined) return 0;
      const way = { name: 'AES-GCM', iv: sealed.iv, additionalData: new TextEncoder().encode(name) };
      const text = new TextDecoder().decode(await crypto.subtle.decrypt(way, key, sealed.data));
      const { conversations } = JSON.parse(text) as { conversations: unknown[] };
      return conversations.length;
    } finally {
      db.close();
    }
  });
}

/** Puts a page out of sight and waits until it has kept its list: one that is left at once may not have. */
export async function hideUntilKept(page: Page, conversations: number): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => keptCount(page)).toBe(conversations);
}
