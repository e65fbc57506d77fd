import type { Anexo, Id } from '../../src/services/realtime/contract';
import type { Centre } from './centre';

const PROGRESS_EVERY_MS = 250;

/** State of an upload as other tabs see it. Contract §5, uploadStatus. */
export interface UploadNews {
  progress: number;
  estado: 'enviando' | 'concluido' | 'erro' | 'cancelado';
  anexo?: Anexo;
  errorMsg?: string;
}

/** Tells the agent how an upload goes: progress at most four times a second, its end always. */
export function emitUploadProgress(
  centre: Centre,
  agentId: number,
  upload: { uploadId: string; clientMsgId?: string; idAtendimento: Id },
  news: UploadNews,
): void {
  const now = Date.parse(centre.iso());
  const told = centre.uploadProgressAt.get(upload.uploadId) ?? 0;
  if (news.estado === 'enviando') {
    if (now - told < PROGRESS_EVERY_MS) return;
    centre.uploadProgressAt.set(upload.uploadId, now);
  } else {
    centre.uploadProgressAt.delete(upload.uploadId);
  }
  centre.stream.push(agentId, 'uploadStatus', {
    uploadId: upload.uploadId,
    ...(upload.clientMsgId === undefined ? {} : { clientMsgId: upload.clientMsgId }),
    idAtendimento: upload.idAtendimento,
    ...news,
  });
}
