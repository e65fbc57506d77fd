import * as v from 'valibot';
import type { Anexo } from '../../src/services/realtime/contract';
import type { AgentRow } from '../store';
import { findAttachment, toAnexo } from './attachments';
import type { Centre } from './centre';
import { invalid } from './refusal';

const uploadRow = v.object({
  upload_id: v.string(),
  agent_id: v.number(),
  tipo: v.picklist(['file', 'fileOnly']),
  id_atendimento: v.number(),
  frame: v.string(),
  recebido: v.number(),
  estado: v.picklist(['enviando', 'concluido', 'cancelado']),
  caminho: v.nullable(v.string()),
  mensagem: v.nullable(v.number()),
});
/** An upload as stored; `frame` is the digest of what stays the same in all its frames. */
export type UploadRow = v.InferOutput<typeof uploadRow>;

/** The upload with this id. */
export function findUpload(centre: Centre, uploadId: string): UploadRow | undefined {
  return centre.sql.get(uploadRow, 'SELECT * FROM uploads WHERE upload_id = ?', uploadId);
}

/**
 * The files of finished `fileOnly` uploads that this agent made for a conversation.
 * @throws Refusal VALIDACAO for any other id, and for one that a message has already
 */
export function finishedFiles(
  centre: Centre,
  agent: AgentRow,
  conversation: number,
  uploadIds: string[],
): Anexo[] {
  if (new Set(uploadIds).size < uploadIds.length) throw invalid('queueAnexos', 'Arquivo repetido');
  return uploadIds.map((uploadId) => {
    const row = findUpload(centre, uploadId);
    const mine =
      row?.agent_id === agent.id &&
      row.tipo === 'fileOnly' &&
      row.estado === 'concluido' &&
      row.id_atendimento === conversation;
    if (mine && row.mensagem !== null) throw invalid('queueAnexos', 'Arquivo já enviado');
    const file = mine && row.caminho !== null ? findAttachment(centre.sql, row.caminho) : undefined;
    if (!file) throw invalid('queueAnexos', 'Arquivo não encontrado');
    return toAnexo(file);
  });
}

/** Gives finished uploads to the message that names them: no other may. */
export function useUploads(centre: Centre, uploadIds: string[], message: number): void {
  for (const uploadId of uploadIds) {
    centre.sql.run('UPDATE uploads SET mensagem = ? WHERE upload_id = ?', message, uploadId);
  }
}
