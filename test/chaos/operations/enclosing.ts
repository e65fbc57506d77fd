import { createHash } from 'node:crypto';
import type { Prng } from '../../../sandbox/seed/prng';
import type { DiskFile } from '../../e2e/support/screens/files';

const LARGEST_BYTES = 700_000;

/** A file as an agent's disk has it, with the SHA-256 (hex) of its bytes. */
export interface MadeFile {
  file: Omit<DiskFile, 'name'>;
  digest: string;
}

/** A file of any size, with bytes that no other has. */
export function someFile(prng: Prng): MadeFile {
  const buffer = Buffer.alloc(prng.int(1, LARGEST_BYTES));
  for (let at = 0; at + 4 <= buffer.length; at += 4) buffer.writeUInt32LE(prng.int(0, 2 ** 32 - 1), at);
  const digest = createHash('sha256').update(buffer).digest('hex');
  return { file: { mimeType: 'application/octet-stream', buffer }, digest };
}
