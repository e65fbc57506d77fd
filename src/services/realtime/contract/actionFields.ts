import * as v from 'valibot';
import { dadosEmailSchema, quotedMsgSchema, repliedMsgSchema } from './message';
import { idSchema, tipoFilaSchema, uuidSchema } from './primitives';

const filas = v.array(v.string());
const optionalFilas = v.optional(filas);

const chatEntries = {
  clientMsgId: uuidSchema,
  idAtendimento: idSchema,
  fromID: v.string(),
  queue: v.string(),
  queueTypeID: tipoFilaSchema,
  texto: v.string(),
  /** plain text of an e-mail */
  resposta: v.optional(v.string()),
  /**
   * Grows with every message that the agent composes in one conversation (a compose time in ms will do).
   * The server refuses one that is lower than the last stored of the same agent there with VALIDACAO,
   * `campos.ordem`, `tentarDeNovo: false`: a later message overtook it. It is not part of the body that
   * idempotency compares, so a new try may keep reqId and clientMsgId and take a new number.
   */
  ordem: v.number(),
  assunto: v.optional(v.string()),
  dadosAdicionais: v.optional(dadosEmailSchema),
  cc: v.optional(v.array(v.string())),
  cco: v.optional(v.array(v.string())),
  repliedMsg: v.optional(repliedMsgSchema),
  encaminha: v.optional(v.boolean()),
  queueAnexos: v.optional(v.array(v.looseObject({ uploadId: uuidSchema }))),
};

/** Fields of every client action besides the envelope. Contract §4. */
export const actionFields = {
  QueueStatus: v.looseObject({ filas: optionalFilas }),
  QueueAdd: v.looseObject({
    filas,
    motivo: v.optional(v.picklist(['manual', 'entrada', 'reconexao'])),
  }),
  QueueRemove: v.looseObject({ filas, motivo: v.optional(v.picklist(['manual', 'fechar', 'logout'])) }),
  QueuePause: v.looseObject({
    filas: optionalFilas,
    motivo: v.pipe(v.string(), v.nonEmpty()),
    status: v.literal(10),
    automatico: v.optional(v.boolean()),
  }),
  /** With `motivo`, undone only while the current reason is that one. */
  QueueUnpause: v.looseObject({ filas: optionalFilas, motivo: v.optional(v.string()) }),
  ClientChatMessage: v.looseObject(chatEntries),
  replyMessage: v.looseObject({
    ...chatEntries,
    quotedMsg: v.looseObject({
      ...quotedMsgSchema.entries,
      id: idSchema,
      messageID: v.nullish(v.string()),
    }),
  }),
  deleteMessage: v.looseObject({
    msg: v.looseObject({
      id: idSchema,
      messageID: v.nullish(v.string()),
      clientMsgId: v.optional(uuidSchema),
    }),
    protocolo: idSchema,
    idAtendimento: v.optional(idSchema),
  }),
  retryMessage: v.looseObject({ clientMsgId: uuidSchema, idAtendimento: idSchema, id: v.optional(idSchema) }),
  sendTemplate: v.looseObject({
    clientMsgId: uuidSchema,
    /** missing: the server opens the conversation with `fromID` in `queue` */
    idAtendimento: v.optional(idSchema),
    fromID: v.string(),
    queue: v.string(),
    templateId: idSchema,
    /** the rendered text */
    message: v.string(),
    fields: v.array(v.looseObject({ nome: v.string(), valor: v.string() })),
  }),
  getTemplates: v.looseObject({ queue: v.string() }),
  addAtendimento: v.variant('tipo', [
    v.looseObject({
      tipo: v.literal('email'),
      nome: v.pipe(v.string(), v.nonEmpty()),
      email: v.pipe(v.string(), v.email()),
      assunto: v.pipe(v.string(), v.nonEmpty()),
      queue: v.string(),
      agente: v.string(),
      ramal: v.nullable(v.string()),
    }),
    v.looseObject({
      tipo: v.literal('whatsapp'),
      nome: v.pipe(v.string(), v.nonEmpty()),
      /** normalised by the server to E.164 digits */
      numero: v.pipe(v.string(), v.nonEmpty()),
      queue: v.string(),
      instancia: v.string(),
      agente: v.string(),
      ramal: v.nullable(v.string()),
    }),
  ]),
  EncerrarAtendimento: v.looseObject({
    idAtendimento: idSchema,
    queue: v.string(),
    queueTypeID: tipoFilaSchema,
  }),
  TransferenciaAtendimento: v.looseObject({
    idAtendimento: idSchema,
    tipo: v.literal('agent'),
    queue: v.string(),
    /** fullname of the agent that receives; replaces the envelope's `agente`, which `de` keeps */
    agente: v.string(),
    /** fullname of the agent that gives; missing: the session's own agent */
    de: v.optional(v.string()),
  }),
  TransfereAtendimentoParaFila: v.looseObject({
    idAtendimento: idSchema,
    tipo: v.literal('queue'),
    queue: v.string(),
  }),
  Desliga: v.looseObject({
    uniqueid: v.string(),
    callid: v.optional(v.string()),
    ramal: v.nullable(v.string()),
    causa: v.optional(v.literal(16)),
  }),
  dial: v.looseObject({
    ramal: v.string(),
    contexto: v.string(),
    fullname: v.string(),
    numero: v.pipe(v.string(), v.nonEmpty()),
    queue: v.string(),
  }),
  atualizaAtendimento: v.looseObject({
    idAtendimento: idSchema,
    fromName: v.pipe(v.string(), v.nonEmpty()),
  }),
  leuAtendimento: v.looseObject({ idAtendimento: idSchema, ateId: idSchema }),
  digitando: v.looseObject({
    idAtendimento: idSchema,
    estado: v.picklist(['digitando', 'gravando', 'parou']),
  }),
};
export type ActionName = keyof typeof actionFields;
