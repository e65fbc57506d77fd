import * as v from 'valibot';
import { messageSchema } from './message';
import { idSchema, isoSchema, tipoFilaSchema } from './primitives';

/** A conversation; its `id` is the protocol number. Contract §2. */
export const atendimentoSchema = v.looseObject({
  id: idSchema,
  /** 9999999 means an unknown contact */
  idCliente: idSchema,
  /** numero@sufixo */
  fromID: v.string(),
  fromName: v.string(),
  assunto: v.optional(v.string()),
  /** 'Entrou' = in service, 'Encerrado' = closed, anything else is shown raw */
  status: v.string(),
  queue: v.string(),
  queueFrom: v.optional(v.string()),
  queueTypeID: tipoFilaSchema,
  ultimoAgente: v.nullable(v.string()),
  dataIni: isoSchema,
  dataFim: v.nullish(isoSchema),
  dadosAdicionais: v.nullish(v.record(v.string(), v.unknown())),
  messages: v.optional(v.array(messageSchema)),
  lastMsg: v.optional(v.string()),
  /** unread messages, absolute */
  count: v.number(),
  qtd_msg: v.number(),
  data_hora_last_msg: v.nullable(isoSchema),
  /** JSON list of addresses */
  email: v.optional(v.string()),
  linkedid: v.optional(v.string()),
  id_classificacao: v.nullish(idSchema),
  classificacao: v.nullish(v.string()),
  id_subclassificacao: v.nullish(idSchema),
  subclassificacao: v.nullish(v.string()),
  observacao: v.nullish(v.string()),
  protocolo: v.optional(v.string()),
  /** 1 incoming, 2 outgoing */
  sentido: v.optional(v.picklist([1, 2])),
  /** history row: read-only */
  pesquisa: v.optional(v.boolean()),
  atualizadoEm: v.optional(isoSchema),
  versaoReg: v.optional(v.number()),
});
export type Atendimento = v.InferOutput<typeof atendimentoSchema>;

/** The fields that a new message carries about its conversation; the rest may come too. Contract §5. */
export const atendimentoResumoSchema = v.looseObject({
  ...v.partial(v.object(atendimentoSchema.entries)).entries,
  ...v.pick(v.object(atendimentoSchema.entries), [
    'id',
    'status',
    'ultimoAgente',
    'queue',
    'queueTypeID',
    'fromName',
    'count',
    'qtd_msg',
    'data_hora_last_msg',
  ]).entries,
});
export type AtendimentoResumo = v.InferOutput<typeof atendimentoResumoSchema>;
