import * as v from 'valibot';
import { idSchema, inOutSchema, isoSchema, statusMsgSchema, tipoFilaSchema, uuidSchema } from './primitives';

/** File of a message; `caminho` is relative to the server address. Contract §2. */
export const anexoSchema = v.looseObject({
  caminho: v.string(),
  mimeType: v.string(),
  filename: v.string(),
  /** bytes */
  tamanho: v.optional(v.number()),
  /** pixels */
  largura: v.optional(v.number()),
  altura: v.optional(v.number()),
  /** seconds */
  duracao: v.optional(v.number()),
});
export type Anexo = v.InferOutput<typeof anexoSchema>;

/** What a reply quotes; `type` is a mime family or 'text'. Contract §2. */
export const quotedMsgSchema = v.looseObject({
  id: v.optional(idSchema),
  body: v.optional(v.string()),
  caption: v.optional(v.string()),
  type: v.string(),
  mimeType: v.optional(v.string()),
  caminho: v.optional(v.string()),
});
export type QuotedMsg = v.InferOutput<typeof quotedMsgSchema>;

/** Sender and recipients of an e-mail. Contract §2. */
export const envelopeSchema = v.looseObject({
  de: v.string(),
  para: v.array(v.string()),
  cc: v.optional(v.array(v.string())),
  cco: v.optional(v.array(v.string())),
});
export type Envelope = v.InferOutput<typeof envelopeSchema>;

/** Addressing of an outgoing or forwarded e-mail: the queue's own address and the recipients. Contract §2. */
export const dadosEmailSchema = v.looseObject({ from: v.string(), emails: v.array(v.string()) });
export type DadosEmail = v.InferOutput<typeof dadosEmailSchema>;

/** Reference to the e-mail that this one answers. Contract §2. */
export const repliedMsgSchema = v.looseObject({ mailMessageID: v.string() });

/** One message of a conversation; only an e-mail's `texto` is HTML. Contract §2. */
export const messageSchema = v.looseObject({
  id: idSchema,
  messageID: v.nullish(v.string()),
  clientMsgId: v.optional(uuidSchema),
  idAtendimento: idSchema,
  texto: v.string(),
  /** plain text of an e-mail */
  resposta: v.optional(v.string()),
  inOut: inOutSchema,
  queue: v.string(),
  agente: v.nullish(v.string()),
  status: statusMsgSchema,
  queueTypeID: tipoFilaSchema,
  assunto: v.optional(v.string()),
  dataHora: isoSchema,
  email: v.optional(v.string()),
  envelope: v.optional(envelopeSchema),
  repliedMsg: v.nullish(repliedMsgSchema),
  encaminha: v.optional(v.boolean()),
  dadosAdicionais: v.nullish(dadosEmailSchema),
  queueAnexos: v.optional(v.array(anexoSchema)),
  quotedMsg: v.nullish(quotedMsgSchema),
  erro: v.nullish(v.string()),
  atualizadoEm: v.optional(isoSchema),
});
export type Message = v.InferOutput<typeof messageSchema>;
