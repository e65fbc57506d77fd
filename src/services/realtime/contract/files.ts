import * as v from 'valibot';
import { messageSchema, quotedMsgSchema } from './message';
import { idSchema, tipoFilaSchema, uuidSchema } from './primitives';

/** Events that carry file chunks: `file` becomes a message at the end, `fileOnly` is referenced later. Contract §4. */
export const FILE_EVENTS = ['file', 'fileOnly'] as const;
export type FileEvent = (typeof FILE_EVENTS)[number];

/** Largest chunk of one frame, bytes. Contract §4. */
export const MAX_CHUNK_BYTES = 256 * 1024;

/** Mime type of a file whose own is empty. Spec 1 §5. */
export const GENERIC_MIME_TYPE = 'application/octet-stream';

/**
 * One frame of an upload; the chunk is the event's second argument. `offset: -1` with an empty chunk asks
 * how many bytes the server holds. `fim` marks the last chunk. Contract §4.
 */
export const fileFrameSchema = v.looseObject({
  reqId: uuidSchema,
  uploadId: uuidSchema,
  clientMsgId: uuidSchema,
  idAtendimento: idSchema,
  fromID: v.string(),
  queue: v.string(),
  queueTypeID: tipoFilaSchema,
  agente: v.string(),
  filename: v.pipe(v.string(), v.nonEmpty()),
  mimeType: v.string(),
  /** bytes of the whole file */
  tamanho: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** hex; checked at the end when there */
  sha256: v.optional(v.string()),
  /** caption */
  texto: v.optional(v.string()),
  quotedMsg: v.optional(quotedMsgSchema),
  offset: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  fim: v.boolean(),
});
export type FileFrame = v.InferInput<v.ObjectSchema<typeof fileFrameSchema.entries, undefined>>;

/** Frame that gives an upload up. Contract §4. */
export const fileCancelSchema = v.looseObject({
  uploadId: uuidSchema,
  cancelar: v.literal(true),
  reqId: v.optional(uuidSchema),
});
export type FileCancel = v.InferInput<v.ObjectSchema<typeof fileCancelSchema.entries, undefined>>;

/** `Ack.dados` of a frame: bytes held, then the message (`file`) or the path (`fileOnly`) at the end. */
export const fileAckDataSchema = v.looseObject({
  recebido: v.number(),
  message: v.optional(messageSchema),
  caminho: v.optional(v.string()),
});
export type FileAckData = v.InferOutput<typeof fileAckDataSchema>;
