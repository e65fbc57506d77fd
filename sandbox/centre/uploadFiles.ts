import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Path of an upload's bytes; the id is a UUID, checked where frames come in. */
export function uploadPath(filesDir: string, uploadId: string): string {
  return join(filesDir, `${uploadId}.bin`);
}

/** Writes a chunk at its offset and waits until it is on disk, cutting what an interrupted write left behind. */
export function writeChunk(filesDir: string, uploadId: string, offset: number, chunk: Uint8Array): void {
  mkdirSync(filesDir, { recursive: true });
  const path = uploadPath(filesDir, uploadId);
  const fd = openSync(path, existsSync(path) ? 'r+' : 'w');
  try {
    ftruncateSync(fd, offset);
    let written = 0;
    while (written < chunk.length) {
      written += writeSync(fd, chunk, written, chunk.length - written, offset + written);
    }
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Bytes of an upload. */
export function readUpload(filesDir: string, uploadId: string): Buffer {
  return readFileSync(uploadPath(filesDir, uploadId));
}

/** Hex digest of an upload. */
export function uploadSha256(filesDir: string, uploadId: string): string {
  return createHash('sha256').update(readUpload(filesDir, uploadId)).digest('hex');
}

/** Throws an upload's bytes away. */
export function removeUpload(filesDir: string, uploadId: string): void {
  rmSync(uploadPath(filesDir, uploadId), { force: true });
}
