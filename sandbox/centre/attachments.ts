import * as v from 'valibot';
import type { Anexo } from '../../src/services/realtime/contract';
import type { Sql } from '../store';
import type { Centre } from './centre';
import { imageSize } from './imageSize';
import { readUpload, writeChunk } from './uploadFiles';

const HEAD_BYTES = 65_536;

const attachmentRow = v.object({
  caminho: v.string(),
  arquivo: v.string(),
  mime_type: v.string(),
  filename: v.string(),
  tamanho: v.number(),
  largura: v.nullable(v.number()),
  altura: v.nullable(v.number()),
});
/** A stored file: `arquivo` is the upload id that its bytes are kept under. */
export type AttachmentRow = v.InferOutput<typeof attachmentRow>;

/** The file served at this path. */
export function findAttachment(sql: Sql, caminho: string): AttachmentRow | undefined {
  return sql.get(attachmentRow, 'SELECT * FROM attachments WHERE caminho = ?', caminho);
}

/** A stored file as messages carry it. */
export function toAnexo(row: AttachmentRow): Anexo {
  return {
    caminho: row.caminho,
    mimeType: row.mime_type,
    filename: row.filename,
    tamanho: row.tamanho,
    ...(row.largura === null ? {} : { largura: row.largura }),
    ...(row.altura === null ? {} : { altura: row.altura }),
  };
}

const NAME_CHARS = 80;

/** A file's name as the last part of its address: no separators, no control characters, not too long. */
function addressName(filename: string): string {
  const plain = filename.replace(/[\\/:*?"<>|\p{Cc}\p{Surrogate}]/gu, '_').slice(-NAME_CHARS);
  // A cut may leave half a character in front.
  return plain.replace(/^\p{Surrogate}|^\.+$/u, '_');
}

/** Makes the bytes of an upload a file that can be fetched; images get their size. */
export function keepAttachment(
  centre: Centre,
  uploadId: string,
  filename: string,
  mimeType: string,
  tamanho: number,
): AttachmentRow {
  const size = mimeType.startsWith('image/')
    ? imageSize(readUpload(centre.filesDir, uploadId).subarray(0, HEAD_BYTES))
    : undefined;
  const row: AttachmentRow = {
    caminho: `/gravacoes/anexos/${uploadId}/${encodeURIComponent(addressName(filename))}`,
    arquivo: uploadId,
    mime_type: mimeType,
    filename: filename.replace(/\p{Surrogate}/gu, '_'),
    tamanho,
    largura: size?.largura ?? null,
    altura: size?.altura ?? null,
  };
  centre.sql.run(
    'INSERT INTO attachments (caminho, arquivo, mime_type, filename, tamanho, largura, altura) VALUES (?,?,?,?,?,?,?)',
    row.caminho,
    row.arquivo,
    row.mime_type,
    row.filename,
    row.tamanho,
    row.largura,
    row.altura,
  );
  return row;
}

/** Stores a file whose bytes are at hand, e.g. a customer's; `id` is a fresh UUID. */
export function storeFile(
  centre: Centre,
  id: string,
  filename: string,
  mimeType: string,
  bytes: Uint8Array,
): Anexo {
  writeChunk(centre.filesDir, id, 0, bytes);
  return toAnexo(keepAttachment(centre, id, filename, mimeType, bytes.length));
}
