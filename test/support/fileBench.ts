import { sendFileRequested } from '../../src/store/outbox/actions';
import type { OutboxFile, OutboxItem } from '../../src/store/outbox/types';
import type { FakeUploads } from './fakes/fakeUploads';
import { FakeFile, type FakeDisk } from './fakes/fakeStorage';
import { startOutbox, type OutboxBench } from './outboxBench';
import type { HarnessOptions } from './sagaHarness';

/** An outbox at work, to which files are sent. */
export interface FileBench extends OutboxBench {
  uploads: FakeUploads;
  disk: FakeDisk;
  /** Chooses a file of so many bytes, each its place in the file modulo 251. */
  choose(bytes: number, fields?: Partial<OutboxFile>): OutboxFile;
  /** Chooses it and sends it with a caption. */
  sendFile(caption: string, bytes?: number, conversationId?: string): OutboxFile;
  /** Where each part began that went to the server, and how long it was. */
  parts(): [offset: number, bytes: number][];
  /** The only item; fails when there is none or more. */
  item(): OutboxItem;
}

const PATTERN = Uint8Array.from({ length: 251 }, (_, place) => place);

/** A file's bytes, which no two places within it mix up. */
export function bytesOf(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += PATTERN.length) bytes.set(PATTERN.subarray(0, length - at), at);
  return bytes;
}

/** What the tests of files see of an outbox. */
export function fileBench(bench: OutboxBench): FileBench {
  const { h } = bench;
  const { handles, uploads, disk } = h.services;

  function choose(bytes: number, fields: Partial<OutboxFile> = {}): OutboxFile {
    const uploadId = handles.deposit(new FakeFile(bytesOf(bytes), 'image/png'));
    return { uploadId, name: 'foto.png', mimeType: 'image/png', bytes, ...fields };
  }

  return {
    ...bench,
    uploads,
    disk,
    choose,
    sendFile(caption, bytes = 100, conversationId = '1001') {
      const file = choose(bytes);
      h.dispatch(sendFileRequested({ conversationId, file, caption }));
      return file;
    },
    parts: () =>
      uploads.sendChunk.calls.map(([_who, _reqId, _item, offset, chunk]) => [offset, chunk.byteLength]),
    item() {
      const items = Object.values(h.state().outbox.items);
      const [item] = items;
      if (item === undefined || items.length > 1) throw new Error(`${items.length} items`);
      return item;
    },
  };
}

/** Runs an outbox over the sample agent's six conversations. */
export async function startFiles(options: HarnessOptions = {}): Promise<FileBench> {
  return fileBench(await startOutbox(options));
}
