import type { Message } from '../../store/messages/types';
import type { OutboxFile, OutboxItem } from '../../store/outbox/types';
import type { WireReports } from '../wireReports';
import { mapAck, type AckResult } from './ackResult';
import { chunkAnswer, nothing, readData } from './answers';
import type { RealtimeClient, Sender } from './client';
import { encodeQuote } from './encode';
import { MAX_CHUNK_BYTES, type FileFrame } from './contract';

/** An unsent message with a file, or a mail with one of its files. */
export interface FileItem extends OutboxItem {
  file: OutboxFile;
}

/** What the server said to a part of a file. */
export interface ChunkAnswer {
  /** How many bytes it holds: where the next part begins. */
  received: number;
  /**
   * The message that the file became, once it is whole; null where the server does not say, and of a mail, which names
   * its files when it is sent.
   */
  message: Message | null;
  /** The server has all of it. */
  isWhole: boolean;
}

/** Uploads over the socket (contract §4, Files). `reqId` is new for each part: no two say the same. */
export interface UploadCommands {
  /** The largest part that the server takes, bytes. */
  readonly maxChunkBytes: number;
  /**
   * Sends the part that begins at `offset`; with the last one the file becomes a message, unless it is a mail's. An
   * answer may name another place to go on from.
   */
  sendChunk(
    who: Sender,
    reqId: string,
    item: FileItem,
    offset: number,
    chunk: ArrayBuffer,
  ): Promise<AckResult<ChunkAnswer>>;
  /** Asks how much of the file the server holds already, or which message it became. */
  askReceived(who: Sender, reqId: string, item: FileItem): Promise<AckResult<ChunkAnswer>>;
  /** Gives the upload up; one that is whole already stays. */
  cancelUpload(reqId: string, uploadId: string): Promise<AckResult<null>>;
}

/** Asks instead of sending. */
const ASK = -1;

function frameOf(
  who: Sender,
  reqId: string,
  { clientMsgId, target, text, file, mail, quoted }: FileItem,
  offset: number,
  chunkBytes: number,
): FileFrame {
  return {
    reqId,
    uploadId: file.uploadId,
    clientMsgId,
    idAtendimento: target.conversationId,
    fromID: target.fromId,
    queue: target.queue,
    queueTypeID: target.queueType,
    agente: who.name,
    filename: file.name,
    mimeType: file.mimeType,
    tamanho: file.bytes,
    ...(text === '' || mail !== null ? {} : { texto: text }),
    ...(quoted === null ? {} : { quotedMsg: encodeQuote(quoted) }),
    offset,
    fim: offset !== ASK && offset + chunkBytes === file.bytes,
  };
}

/** The uploads of files, over a socket: of those that become messages, and of those of mails (spec 1 §5). */
export function createUploadCommands(
  { upload }: Pick<RealtimeClient, 'upload'>,
  report: WireReports['report'],
): UploadCommands {
  async function send(
    { mail, target }: FileItem,
    frame: FileFrame,
    chunk: ArrayBuffer,
  ): Promise<AckResult<ChunkAnswer>> {
    const isMail = mail !== null;
    const answer = await upload(isMail ? 'fileOnly' : 'file', frame, chunk);
    const read = readData(answer, chunkAnswer(target.conversationId, isMail), report);
    // What became of the file only the answer to its last part has to say.
    const isBetween = frame.offset !== ASK && !frame.fim;
    const taken = isBetween ? frame.offset + chunk.byteLength : frame.tamanho;
    if (answer.kind === 'ok' && read.kind === 'unreadable' && isBetween) {
      return { ...answer, data: { received: taken, message: null, isWhole: false } };
    }
    return mapAck(read, ({ hasPath, message, received: said }) => {
      const received = said ?? taken;
      // A path may be told before the file lies there.
      const isWhole = message !== null || ((hasPath || frame.fim) && received >= frame.tamanho);
      return { received, message, isWhole };
    });
  }

  return {
    maxChunkBytes: MAX_CHUNK_BYTES,
    sendChunk: (who, reqId, item, offset, chunk) =>
      send(item, frameOf(who, reqId, item, offset, chunk.byteLength), chunk),
    askReceived: (who, reqId, item) => send(item, frameOf(who, reqId, item, ASK, 0), new ArrayBuffer(0)),
    async cancelUpload(reqId, uploadId) {
      const answer = await upload('file', { reqId, uploadId, cancelar: true }, new ArrayBuffer(0));
      return readData(answer, nothing, report);
    },
  };
}
