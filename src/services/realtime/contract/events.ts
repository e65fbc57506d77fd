import * as v from 'valibot';
import { esperaSchema, filaStatusSchema, waitingSchema } from './agent';
import { ligacaoSchema } from './call';
import { atendimentoResumoSchema, atendimentoSchema } from './conversation';
import { codigoSchema, pushEntries } from './envelope';
import { anexoSchema, messageSchema } from './message';
import { idSchema, isoSchema, uuidSchema } from './primitives';

const agenteOuFila = v.looseObject({ agente: v.optional(v.string()), queue: v.optional(v.string()) });

/** Payload schema of every server event by its socket.io name; the last two are ext. Contract §5. */
export const serverEventSchemas = {
  /** A message came (`nova`) or changed (`atualizada`). */
  newMessage: v.looseObject({
    ...pushEntries,
    tipo: v.picklist(['nova', 'atualizada']),
    idAtendimento: idSchema,
    message: messageSchema,
    atendimento: v.optional(atendimentoResumoSchema),
  }),
  /** A message of the agent was stored, or failed when `errorMsg` is there. */
  sendSuccess: v.looseObject({
    ...pushEntries,
    idAtendimento: idSchema,
    clientMsgId: v.optional(uuidSchema),
    message: v.optional(messageSchema),
    errorMsg: v.optional(v.string()),
    codigo: v.optional(codigoSchema),
  }),
  /** What waits in the agent's queues; `completo: false` means upsert only. */
  getAtendimentos: v.looseObject({
    ...pushEntries,
    completo: v.boolean(),
    filas: v.optional(v.array(v.string())),
    dados: v.array(atendimentoSchema),
    espera: esperaSchema,
    waiting: v.optional(waitingSchema),
  }),
  /** The agent's own active set; without `dados` only a signal to re-read. */
  getMeusAtendimentos: v.looseObject({ ...pushEntries, dados: v.optional(v.array(atendimentoSchema)) }),
  AddAtendimento: v.looseObject({
    ...pushEntries,
    atendimento: atendimentoSchema,
    motivo: v.picklist(['fila', 'transferencia', 'novo', 'retorno', 'ligacao']),
    de: v.optional(agenteOuFila),
  }),
  RemoveAtendimento: v.looseObject({
    ...pushEntries,
    idAtendimento: idSchema,
    motivo: v.picklist(['encerrado', 'transferido', 'assumido', 'expirado', 'ligacao']),
    para: v.optional(agenteOuFila),
    linkedid: v.optional(v.string()),
  }),
  /** A conversation left the waiting list of one of the agent's queues. */
  deleteAtendimento: v.looseObject({
    ...pushEntries,
    idAtendimento: idSchema,
    queue: v.string(),
    motivo: v.optional(v.picklist(['atendido', 'abandonado', 'transferido'])),
  }),
  Tocando: v.looseObject({ ...pushEntries, ligacao: ligacaoSchema, expiraEm: v.optional(isoSchema) }),
  Atendeu: v.looseObject({
    ...pushEntries,
    uniqueid: v.string(),
    callid: v.optional(v.string()),
    linkedid: v.optional(v.string()),
    ramal: v.string(),
    dataAtendimento: isoSchema,
    atendimento: v.optional(atendimentoSchema),
  }),
  Hangup: v.looseObject({
    ...pushEntries,
    uniqueid: v.string(),
    callid: v.optional(v.string()),
    linkedid: v.optional(v.string()),
    ramal: v.string(),
    /** Q.850 cause */
    causa: v.number(),
    causaTexto: v.optional(v.string()),
    atendida: v.boolean(),
    datafim: isoSchema,
    atendimento: v.optional(idSchema),
  }),
  deslogarAgente: v.looseObject({
    ...pushEntries,
    motivo: v.picklist(['outro_login', 'supervisor', 'inatividade', 'sessao']),
    msg: v.optional(v.string()),
    /** the clientId that stays */
    exceto: v.optional(uuidSchema),
  }),
  errorMsg: v.looseObject({
    ...pushEntries,
    msg: v.string(),
    codigo: v.optional(codigoSchema),
    idAtendimento: v.optional(idSchema),
    action: v.optional(v.string()),
  }),
  uploadStatus: v.looseObject({
    ...pushEntries,
    uploadId: uuidSchema,
    clientMsgId: v.optional(uuidSchema),
    idAtendimento: idSchema,
    /** 0 to 100 */
    progress: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    estado: v.picklist(['enviando', 'concluido', 'erro', 'cancelado']),
    anexo: v.optional(anexoSchema),
    errorMsg: v.optional(v.string()),
  }),
  /** ext: pushed after any change of a queue's agents or waiting items. */
  QueueStatus: v.looseObject({ ...pushEntries, filas: v.array(filaStatusSchema), espera: esperaSchema }),
  /** ext: numbered like any other, so a replay may carry an old one: judge it by `ts`. */
  digitando: v.looseObject({
    ...pushEntries,
    idAtendimento: idSchema,
    /** 'cliente' or an agent's fullname */
    quem: v.string(),
    estado: v.picklist(['digitando', 'gravando', 'parou']),
  }),
};

/** Payload type of every server event by name. */
export type ServerEventMap = {
  [E in keyof typeof serverEventSchemas]: v.InferOutput<(typeof serverEventSchemas)[E]>;
};
export type ServerEventName = keyof ServerEventMap;
