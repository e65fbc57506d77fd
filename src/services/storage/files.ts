import * as v from 'valibot';
import { toFailure } from '../../lib/failure';
import type { Clock } from '../clock';
import { createIndexedAgentStore } from './agentStore';
import type { OpenConsoleDb } from './db';
import { parseRecords, withStorageErrors } from './records';

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

const blobSchema = v.object({ uploadId: v.string(), blob: v.instance(Blob), savedAt: v.number() });

/** What a browser keeps whose database takes no Blob: Safari in a private window. */
const bytesSchema = v.object({
  uploadId: v.string(),
  bytes: v.instance(ArrayBuffer),
  mimeType: v.string(),
  savedAt: v.number(),
});

const recordSchema = v.union([
  blobSchema,
  v.pipe(
    bytesSchema,
    v.transform(({ uploadId, bytes, mimeType, savedAt }) => ({
      uploadId,
      blob: new Blob([bytes], { type: mimeType }),
      savedAt,
    })),
  ),
]);

/** Younger files may be of another tab that has not written yet whose they are, ms. */
const SETTLED_AFTER_MS = 60 * 60_000;

function failureCode(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'quota' : 'storage';
}

/** The files in the console's database, and in memory what did not fit there. */
export function createFileStorage(open: OpenConsoleDb, clock: Clock): FileStorage {
  const records = createIndexedAgentStore(open, 'files', recordSchema, failureCode);
  const bytesRecords = createIndexedAgentStore(open, 'files', bytesSchema, failureCode);
  const unkept = new Map<string, Blob>();

  async function keep(agent: string, uploadId: string, blob: Blob): Promise<void> {
    const savedAt = clock.now();
    try {
      await records.put(agent, { uploadId, blob, savedAt });
    } catch (error) {
      if (toFailure(error).code === 'quota') throw error;
      const bytes = await blob.arrayBuffer();
      await bytesRecords.put(agent, { uploadId, bytes, mimeType: blob.type, savedAt });
    }
  }

  async function find(uploadId: string): Promise<Blob | null> {
    const kept = unkept.get(uploadId);
    if (kept !== undefined) return kept;
    const record = await (await open()).get('files', uploadId);
    return parseRecords(recordSchema, [record])[0]?.blob ?? null;
  }

  return {
    async put(agent, uploadId, blob) {
      try {
        await keep(agent, uploadId, blob);
      } catch (error) {
        unkept.set(uploadId, blob);
        throw error;
      }
    },
    get: (uploadId) => withStorageErrors(() => find(uploadId)),
    part: (uploadId, from, bytes) =>
      withStorageErrors(async () => {
        const blob = await find(uploadId);
        return blob === null ? null : blob.slice(from, from + bytes).arrayBuffer();
      }),
    remove(uploadId) {
      unkept.delete(uploadId);
      return records.remove(uploadId);
    },
    async prune(agent, uploadIds) {
      const isLeft = ({ uploadId, savedAt }: { uploadId: string; savedAt: number }) =>
        !uploadIds.includes(uploadId) && clock.now() - savedAt > SETTLED_AFTER_MS;
      const left = (await records.all(agent)).filter(isLeft);
      for (const { uploadId } of left) await records.remove(uploadId);
    },
  };
}
