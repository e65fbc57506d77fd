import * as v from 'valibot';
import type { Clock } from '../clock';
import { ServiceError } from '../serviceError';
import type { OpenConsoleDb } from './db';
import { readable } from './readable';
import { stored } from './stored';
import { writeAtOnce } from './writeAtOnce';

/** Files that the agent sends, on this browser until the server has them, one record each. */
export interface FileStorage {
  /**
   * Keeps a file of an agent (full name). Where it cannot be kept on disk this page has it all the same;
   * then rejects with `quota` (no room) or `storage`.
   */
  put(agent: string, uploadId: string, blob: Blob): Promise<void>;
  /** Null when this browser has it no more. */
  get(uploadId: string): Promise<Blob | null>;
  /**
   * The bytes from a place on, fewer at the end; null as above. Rejects with `storage` when they cannot be read.
   */
  part(uploadId: string, from: number, bytes: number): Promise<ArrayBuffer | null>;
  remove(uploadId: string): Promise<void>;
  /** Throws away what an agent left here that belongs to none of these ids, unless it is quite new. */
  prune(agent: string, uploadIds: readonly string[]): Promise<void>;
}

const recordSchema = v.object({ uploadId: v.string(), blob: v.instance(Blob), savedAt: v.number() });

/** Younger files may be of another tab that has not written yet whose they are, ms. */
const SETTLED_AFTER_MS = 60 * 60_000;

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** The files in the console's database, and in memory what did not fit there. */
export function createFileStorage(open: OpenConsoleDb, clock: Clock): FileStorage {
  const unkept = new Map<string, Blob>();

  async function write(agent: string, uploadId: string, blob: Blob): Promise<void> {
    try {
      const record = { uploadId, agent, blob, savedAt: clock.now() };
      await writeAtOnce(await open(), 'files', (files) => files.put(record));
    } catch (error) {
      throw new ServiceError(isFull(error) ? 'quota' : 'storage');
    }
  }

  async function find(uploadId: string): Promise<Blob | null> {
    const kept = unkept.get(uploadId);
    if (kept !== undefined) return kept;
    const record = await (await open()).get('files', uploadId);
    return readable(recordSchema, [record])[0]?.blob ?? null;
  }

  return {
    async put(agent, uploadId, blob) {
      try {
        await write(agent, uploadId, blob);
      } catch (error) {
        unkept.set(uploadId, blob);
        throw error;
      }
    },
    get: (uploadId) => stored(() => find(uploadId)),
    part: (uploadId, from, bytes) =>
      stored(async () => {
        const blob = await find(uploadId);
        return blob === null ? null : blob.slice(from, from + bytes).arrayBuffer();
      }),
    remove: (uploadId) =>
      stored(async () => {
        unkept.delete(uploadId);
        await writeAtOnce(await open(), 'files', (files) => files.delete(uploadId));
      }),
    prune: (agent, uploadIds) =>
      stored(async () => {
        const db = await open();
        const records = readable(recordSchema, await db.getAllFromIndex('files', 'byAgent', agent));
        const isLeft = ({ uploadId, savedAt }: { uploadId: string; savedAt: number }) =>
          !uploadIds.includes(uploadId) && clock.now() - savedAt > SETTLED_AFTER_MS;
        for (const { uploadId } of records.filter(isLeft)) await db.delete('files', uploadId);
      }),
  };
}
