import type {
  Attachment,
  Envelope,
  Message,
  MessageDirection,
  MessageStatus,
  QuotedMessage,
} from '../../store/messages/types';
import type {
  Anexo,
  InOut,
  QuotedMsg,
  StatusMsg,
  Envelope as WireEnvelope,
  Message as WireMessage,
} from '../realtime/contract';
import { safeFileName } from './fileName';
import { idText, idTextOrNull } from './id';

const STATUSES: Readonly<Record<StatusMsg, MessageStatus>> = {
  pending: 'pending',
  sended: 'sent',
  delivered: 'delivered',
  seen: 'seen',
  deleted: 'deleted',
};

const DIRECTIONS: Readonly<Record<InOut, MessageDirection>> = { 1: 'customer', 2: 'agent', 5: 'system' };

function toAttachment(wire: Anexo): Attachment {
  return {
    path: wire.caminho,
    mimeType: wire.mimeType,
    fileName: safeFileName(wire.filename),
    bytes: wire.tamanho ?? null,
    width: wire.largura ?? null,
    height: wire.altura ?? null,
    seconds: wire.duracao ?? null,
  };
}

function toQuoted(wire: QuotedMsg): QuotedMessage {
  return {
    id: idTextOrNull(wire.id),
    text: wire.body ?? wire.caption ?? null,
    kind: wire.type,
    mimeType: wire.mimeType ?? null,
    path: wire.caminho ?? null,
  };
}

function toEnvelope({ de, para, cc, cco }: WireEnvelope): Envelope {
  return { from: de, to: para, cc: cc ?? [], bcc: cco ?? [] };
}

const EMAIL = 4;

/** Who wrote a mail and to whom; of one that was sent the server may have kept only what it was sent with. */
function envelopeOf({ dadosAdicionais, envelope, queueTypeID }: WireMessage): Envelope | null {
  if (envelope) return toEnvelope(envelope);
  if (queueTypeID !== EMAIL || !dadosAdicionais) return null;
  return { from: dadosAdicionais.from, to: dadosAdicionais.emails, cc: [], bcc: [] };
}

/** A message as the server stored it. */
export function toMessage(wire: WireMessage): Message {
  return {
    id: idText(wire.id),
    providerId: wire.messageID ?? null,
    clientMsgId: wire.clientMsgId ?? null,
    conversationId: idText(wire.idAtendimento),
    text: wire.texto,
    plainText: wire.resposta ?? null,
    direction: DIRECTIONS[wire.inOut],
    queue: wire.queue,
    queueType: wire.queueTypeID,
    agent: wire.agente ?? null,
    status: STATUSES[wire.status],
    subject: wire.assunto ?? null,
    sentAt: wire.dataHora,
    attachments: (wire.queueAnexos ?? []).map(toAttachment),
    quoted: wire.quotedMsg ? toQuoted(wire.quotedMsg) : null,
    envelope: envelopeOf(wire),
    errorText: wire.erro ?? null,
    updatedAt: wire.atualizadoEm ?? null,
  };
}
