import type { ChunkAnswer, FileItem, UploadCommands } from '../../../src/services/realtime/uploadCommands';
import type { Message } from '../../../src/store/messages/types';
import { sampleMessage } from '../samples';
import { ok } from './fakeCommands';
import { scriptedApi, type ScriptedApi } from './scripted';

/** The uploads, each with a script and a memory of its calls, to a server that keeps what it is sent. */
export interface FakeUploads extends ScriptedApi<Omit<UploadCommands, 'maxChunkBytes'>> {
  maxChunkBytes: number;
  /** What the server holds, by upload id. */
  received: Map<string, Uint8Array>;
  /** The messages that files became, in order. */
  stored: Message[];
  /** As the server does it; for scripts that let it happen and lose the answer. */
  receive(item: FileItem, offset: number, chunk: ArrayBuffer): ChunkAnswer;
}

/** What a server makes of a file that it has whole. */
export function fileMessageOf({ clientMsgId, target, text, file }: FileItem, id: string): Message {
  const path = `/gravacoes/anexos/${file.uploadId}`;
  return sampleMessage({
    id,
    clientMsgId,
    conversationId: target.conversationId,
    text,
    direction: 'agent',
    agent: 'Ana Lima',
    attachments: [
      {
        path,
        mimeType: file.mimeType,
        fileName: file.name,
        bytes: file.bytes,
        width: null,
        height: null,
        seconds: null,
      },
    ],
  });
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Uploads to a server that does what it is told. */
export function createFakeUploads(): FakeUploads {
  const received = new Map<string, Uint8Array>();
  const stored: Message[] = [];

  function standing(item: FileItem): ChunkAnswer {
    const bytes = received.get(item.file.uploadId)?.length ?? 0;
    const message = stored.find(({ clientMsgId }) => clientMsgId === item.clientMsgId) ?? null;
    const isWhole =
      item.mail === null ? message !== null : received.has(item.file.uploadId) && bytes === item.file.bytes;
    return { received: bytes, message, isWhole };
  }

  function receive(item: FileItem, offset: number, chunk: ArrayBuffer): ChunkAnswer {
    const before = received.get(item.file.uploadId) ?? new Uint8Array();
    if (before.length !== offset || standing(item).isWhole) return standing(item);
    const after = joined(before, new Uint8Array(chunk));
    received.set(item.file.uploadId, after);
    if (item.mail === null && after.length === item.file.bytes)
      stored.push(fileMessageOf(item, String(800 + stored.length)));
    return standing(item);
  }

  const api = scriptedApi<Omit<UploadCommands, 'maxChunkBytes'>>({
    sendChunk: (_who, _reqId, item, offset, chunk) => ok(receive(item, offset, chunk)),
    askReceived: (_who, _reqId, item) => ok(standing(item)),
    cancelUpload: () => ok(null),
  });
  return { ...api, maxChunkBytes: 256 * 1024, received, stored, receive };
}
