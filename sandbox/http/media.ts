import { createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAttachment } from '../centre/attachments';
import { Refusal } from '../centre/refusal';
import { uploadPath } from '../centre/uploadFiles';
import { pathOf, type Http } from './context';

/** Types that a browser may show in place; everything else is a download. No SVG: it can carry scripts. */
const INLINE = /^(image\/(png|jpeg|gif|webp)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

function safeHeaders(reply: FastifyReply): void {
  reply.header('X-Content-Type-Options', 'nosniff');
  reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  reply.header('Accept-Ranges', 'bytes');
}

interface Range {
  start: number;
  end: number;
}

/** The one range that a player asks for; undefined for the whole file, null for one that is not there. */
export function parseRange(header: string | undefined, size: number): Range | undefined | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const last = size - 1;
  if (match[1] === '') return { start: Math.max(0, size - Number(match[2])), end: last };
  const start = Number(match[1]);
  const end = match[2] === '' ? last : Math.min(Number(match[2]), last);
  return start > end ? null : { start, end };
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  mimeType: string,
): FastifyReply {
  if (!existsSync(path)) throw new Refusal('NAO_ENCONTRADO');
  const { size } = statSync(path);
  const range = parseRange(request.headers.range, size);
  reply.header('Content-Type', mimeType);
  if (range === null) return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  if (range === undefined) return reply.header('Content-Length', size).send(createReadStream(path));
  return reply
    .code(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
    .header('Content-Length', range.end - range.start + 1)
    .send(createReadStream(path, range));
}

/** Photos of some customers, and the files of messages, with headers that keep them harmless. Spec 1 §7. */
export function mediaRoutes(http: Http, photosDir: string): void {
  http.app.get('/gravacoes/clientes/:file', (request, reply) => {
    const id = /^(\d{1,9})\.jpg$/.exec(pathOf(request)['file'] ?? '')?.[1];
    if (id === undefined) throw new Refusal('NAO_ENCONTRADO');
    safeHeaders(reply);
    reply.header('Cache-Control', 'private, max-age=300');
    return sendFile(request, reply, join(photosDir, `${id}.jpg`), 'image/jpeg');
  });

  http.app.get('/gravacoes/anexos/:id/:file', (request, reply) => {
    const { id = '', file = '' } = pathOf(request);
    const row = findAttachment(http.centre.sql, `/gravacoes/anexos/${id}/${encodeURIComponent(file)}`);
    if (!row) throw new Refusal('NAO_ENCONTRADO');
    safeHeaders(reply);
    reply.header('Cache-Control', 'private, max-age=31536000, immutable');
    const inline = INLINE.test(row.mime_type);
    const name = `filename*=UTF-8''${encodeURIComponent(row.filename)}`;
    reply.header('Content-Disposition', `${inline ? 'inline' : 'attachment'}; ${name}`);
    const type = inline ? row.mime_type : 'application/octet-stream';
    return sendFile(request, reply, uploadPath(http.centre.filesDir, row.arquivo), type);
  });
}
