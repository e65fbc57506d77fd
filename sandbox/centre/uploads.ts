import type * as v from 'valibot';
import {
  type fileFrameSchema,
  GENERIC_MIME_TYPE,
  MAX_CHUNK_BYTES,
  type FileAckData,
  type FileEvent,
} from '../../src/services/realtime/contract';
import { findMessage, toMessage, type AgentRow, type ConversationRow } from '../store';
import { mailParts } from './agentMail';
import { postAgentMessage, sentBefore } from './agentMessages';
import { keepAttachment, toAnexo, type AttachmentRow } from './attachments';
import type { Centre } from './centre';
import { digest } from './digest';
import { requireConversation, requireOwned } from './ownership';
import { invalid, Refusal } from './refusal';
import { removeUpload, uploadSha256, writeChunk } from './uploadFiles';
import { emitUploadProgress } from './uploadEvents';
import { findUpload, type UploadRow } from './uploadStore';

/** A frame as validated. */
export type Frame = v.InferOutput<typeof fileFrameSchema>;

/** What stays the same in all frames of one upload. */
function identity(tipo: FileEvent, f: Frame): string {
  const { clientMsgId, idAtendimento, filename, mimeType, tamanho, sha256, texto } = f;
  return digest({
    tipo,
    clientMsgId,
    idAtendimento: String(idAtendimento),
    filename,
    mimeType,
    tamanho,
    sha256,
    texto,
  });
}

/** As `requireOwned`, in the words that the spec has for files: the other-agent phrase also when closed. */
function requireOwnedForFile(row: ConversationRow, agent: AgentRow): void {
  try {
    requireOwned(row, agent);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.codigo, { ...error.details, msg: new Refusal('OUTRO_AGENTE').message });
  }
}

function checkFile(centre: Centre, frame: Frame): void {
  const { maxArquivoBytes, tiposBloqueados = [] } = centre.knobs.limites;
  if (frame.tamanho > maxArquivoBytes) throw new Refusal('ARQUIVO_GRANDE');
  const blocked = tiposBloqueados.some((type) =>
    type.endsWith('*') ? frame.mimeType.startsWith(type.slice(0, -1)) : frame.mimeType === type,
  );
  if (blocked) throw new Refusal('ARQUIVO_TIPO');
}

function begin(centre: Centre, agent: AgentRow, tipo: FileEvent, frame: Frame): UploadRow {
  const conversation = requireConversation(centre, frame.idAtendimento);
  requireOwnedForFile(conversation, agent);
  if (conversation.queue_type === 5 && conversation.qtd_msg === 0) throw new Refusal('PRECISA_TEMPLATE');
  checkFile(centre, frame);
  const row: UploadRow = {
    upload_id: frame.uploadId,
    agent_id: agent.id,
    tipo,
    id_atendimento: conversation.id,
    frame: identity(tipo, frame),
    recebido: 0,
    estado: 'enviando',
    caminho: null,
    mensagem: null,
  };
  centre.sql.run(
    `INSERT INTO uploads (upload_id, agent_id, tipo, id_atendimento, frame, recebido, estado, criado)
     VALUES (?,?,?,?,?,0,'enviando',?)`,
    row.upload_id,
    row.agent_id,
    row.tipo,
    row.id_atendimento,
    row.frame,
    Date.parse(centre.iso()),
  );
  return row;
}

/**
 * Takes one frame of an upload. A frame that is not the next one stores nothing and tells where to go on,
 * so a chunk whose answer was lost may be sent again.
 * @throws Refusal ARQUIVO_GRANDE, ARQUIVO_TIPO, CHAVE_REUSADA, VALIDACAO, PRECISA_TEMPLATE, or as `requireOwned`
 */
export function receiveFrame(
  centre: Centre,
  agent: AgentRow,
  tipo: FileEvent,
  frame: Frame,
  chunk: Uint8Array,
): FileAckData {
  const known = findUpload(centre, frame.uploadId);
  if (known && (known.agent_id !== agent.id || known.frame !== identity(tipo, frame))) {
    throw new Refusal('CHAVE_REUSADA');
  }
  if (known?.estado === 'cancelado') throw invalid('uploadId', 'cancelado');
  if (known?.estado === 'concluido') return finished(centre, known);
  if (frame.offset === -1) return { recebido: known?.recebido ?? 0 };
  if (chunk.length > MAX_CHUNK_BYTES) throw invalid('chunk', `Máximo de ${MAX_CHUNK_BYTES} bytes`);
  const row = known ?? begin(centre, agent, tipo, frame);
  if (frame.offset !== row.recebido) return { recebido: row.recebido };
  const recebido = row.recebido + chunk.length;
  if (recebido > frame.tamanho) throw invalid('tamanho', 'Mais bytes que o anunciado');
  writeChunk(centre.filesDir, row.upload_id, row.recebido, chunk);
  centre.sql.run('UPDATE uploads SET recebido = ? WHERE upload_id = ?', recebido, row.upload_id);
  if (frame.fim) return finish(centre, agent, { ...row, recebido }, frame);
  emitUploadProgress(centre, agent.id, frame, {
    progress: progress(recebido, frame.tamanho),
    estado: 'enviando',
  });
  return { recebido };
}

function progress(recebido: number, tamanho: number): number {
  return tamanho === 0 ? 100 : Math.floor((recebido / tamanho) * 100);
}

function finish(centre: Centre, agent: AgentRow, row: UploadRow, frame: Frame): FileAckData {
  if (row.recebido !== frame.tamanho) throw invalid('tamanho', 'Faltam bytes');
  const sum = frame.sha256?.toLowerCase();
  if (sum !== undefined && sum !== uploadSha256(centre.filesDir, row.upload_id)) {
    throw invalid('sha256', 'Conteúdo diferente do anunciado');
  }
  const mimeType = frame.mimeType === '' ? GENERIC_MIME_TYPE : frame.mimeType;
  const kept = keepAttachment(centre, row.upload_id, frame.filename, mimeType, frame.tamanho);
  const mensagem = row.tipo === 'file' ? fileMessage(centre, agent, frame, kept) : null;
  centre.sql.run(
    "UPDATE uploads SET estado = 'concluido', caminho = ?, mensagem = ? WHERE upload_id = ?",
    kept.caminho,
    mensagem,
    row.upload_id,
  );
  emitUploadProgress(centre, agent.id, frame, { progress: 100, estado: 'concluido', anexo: toAnexo(kept) });
  return finished(centre, { ...row, caminho: kept.caminho, mensagem });
}

function fileMessage(centre: Centre, agent: AgentRow, frame: Frame, file: AttachmentRow): number {
  const conversation = requireConversation(centre, frame.idAtendimento);
  const corpo = digest({ filename: frame.filename, tamanho: frame.tamanho, texto: frame.texto ?? '' });
  const before = sentBefore(centre, conversation.id, frame.clientMsgId, corpo);
  if (before) return Number(before.message.id);
  requireOwnedForFile(conversation, agent);
  const texto = frame.texto ?? '';
  const extra = {
    ...mailParts(centre, conversation, { texto }),
    queueAnexos: [toAnexo(file)],
    ...(frame.quotedMsg ? { quotedMsg: frame.quotedMsg } : {}),
  };
  const draft = { texto, extra, clientMsgId: frame.clientMsgId, corpo };
  return postAgentMessage(centre, conversation, agent, draft, frame.reqId).id;
}

function finished(centre: Centre, row: UploadRow): FileAckData {
  const made = row.tipo === 'file' ? row.mensagem : null;
  const message = made === null ? undefined : findMessage(centre.sql, made);
  return {
    recebido: row.recebido,
    ...(message ? { message: toMessage(message) } : {}),
    ...(row.caminho === null ? {} : { caminho: row.caminho }),
  };
}

/** Gives an upload up; one that ended, or was never begun, stays as it is. */
export function cancelUpload(centre: Centre, agent: AgentRow, uploadId: string): FileAckData {
  const row = findUpload(centre, uploadId);
  if (!row || row.agent_id !== agent.id) return { recebido: 0 };
  if (row.estado === 'enviando') {
    centre.sql.run("UPDATE uploads SET estado = 'cancelado' WHERE upload_id = ?", uploadId);
    const cancelled = { uploadId, idAtendimento: row.id_atendimento };
    emitUploadProgress(centre, agent.id, cancelled, { progress: 0, estado: 'cancelado' });
    centre.sql.afterCommit(() => removeUpload(centre.filesDir, uploadId));
  }
  return { recebido: row.recebido };
}
