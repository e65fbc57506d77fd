import * as v from 'valibot';
import type { OpenConsoleDb } from './db';
import { makeKey, seal, unseal } from './seal';
import { withStorageErrors } from './records';

/** Small encrypted values on this browser, by name. */
export interface Vault {
  /** Rejects with `storage` where the browser cannot encrypt (no secure context). */
  put(name: string, value: object): Promise<void>;
  /** The value as the schema says, or null when there is none that can be opened and read. */
  get<T>(name: string, schema: v.GenericSchema<unknown, T>): Promise<T | null>;
  remove(name: string): Promise<void>;
}

const KEY_NAME = 'vault';

/** A vault whose key lies beside it, non-extractable, made on first use. */
export function createVault(open: OpenConsoleDb): Vault {
  async function ownKey(): Promise<CryptoKey> {
    const db = await open();
    const known = await db.get('keys', KEY_NAME);
    if (known !== undefined) return known;
    const made = await makeKey();
    // Another tab may have been faster while this one made its key: the first one stays.
    const write = db.transaction('keys', 'readwrite');
    const first = await write.store.get(KEY_NAME);
    if (first === undefined) await write.store.put(made, KEY_NAME);
    await write.done;
    return first ?? made;
  }

  async function openText(name: string): Promise<string | null> {
    const db = await open();
    const record = await db.get('vault', name);
    const key = await db.get('keys', KEY_NAME);
    if (record === undefined || key === undefined) return null;
    return unseal(key, name, record).catch(() => null);
  }

  return {
    put: (name, value) =>
      withStorageErrors(async () => {
        const record = await seal(await ownKey(), name, JSON.stringify(value));
        await (await open()).put('vault', record, name);
      }),
    get: (name, schema) =>
      withStorageErrors(async () => {
        const text = await openText(name);
        if (text === null) return null;
        const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
        return parsed.success ? parsed.output : null;
      }),
    remove: (name) =>
      withStorageErrors(async () => {
        await (await open()).delete('vault', name);
      }),
  };
}
