import * as v from 'valibot';
import { atendimentoSchema } from './conversation';
import { idSchema, isoSchema, uuidSchema } from './primitives';

/** Every error code of an answer. Contract §1. */
export const codigoSchema = v.picklist([
  'ATENDIMENTO_ENCERRADO',
  'OUTRO_AGENTE',
  'NAO_ENCONTRADO',
  'CLASSIFICACAO_OBRIGATORIA',
  'SEM_FILA',
  'VALIDACAO',
  'LIMITE_ATENDIMENTOS',
  'PRECISA_TEMPLATE',
  'ARQUIVO_GRANDE',
  'ARQUIVO_TIPO',
  'CHAVE_REUSADA',
  'NAO_AUTENTICADO',
  'VERSAO',
  'ACAO_DESCONHECIDA',
  'INDISPONIVEL',
  'INTERNO',
]);
export type Codigo = v.InferOutput<typeof codigoSchema>;

/** Field names with what is wrong with each. Contract §1. */
export const camposSchema = v.record(v.string(), v.string());

/** Envelope of every client request, `socket.emit('message', req, ack)`. Contract §1. */
export const reqEntries = {
  action: v.string(),
  reqId: uuidSchema,
  versao: v.string(),
  /** the agent's fullname */
  agente: v.string(),
  ramal: v.nullable(v.string()),
  enviadoEm: isoSchema,
};
export const reqSchema = v.looseObject(reqEntries);

/** A request without its action's own fields. */
export interface Req<A extends string = string> {
  action: A;
  reqId: string;
  versao: string;
  agente: string;
  ramal: string | null;
  enviadoEm: string;
}

/** The refusal half of an answer; `msg` is shown as is. Contract §1. */
export const ackErroSchema = v.looseObject({
  ok: v.literal(false),
  reqId: v.string(),
  codigo: codigoSchema,
  msg: v.string(),
  tentarDeNovo: v.boolean(),
  esperarMs: v.optional(v.number()),
  campos: v.optional(camposSchema),
  atual: v.optional(v.partial(v.object(atendimentoSchema.entries))),
});
export type AckErro = v.InferOutput<typeof ackErroSchema>;

/** An answer: done (with `repetido` when this reqId was already done) or refused. Contract §1. */
export type Ack<T = null> = { ok: true; reqId: string; dados: T; seq?: number; repetido?: true } | AckErro;

/**
 * Schema of the answer whose `dados` pass `dados`.
 * @param dados schema of the action's data, one of `ackDataSchemas` or `handshakeDataSchema`.
 */
export function ackSchema<S extends v.GenericSchema>(dados: S) {
  return v.variant('ok', [
    v.looseObject({
      ok: v.literal(true),
      reqId: v.string(),
      dados,
      seq: v.optional(v.number()),
      repetido: v.optional(v.boolean()),
    }),
    ackErroSchema,
  ]);
}

/**
 * What every server event carries: `seq` grows by 1 per agent stream, `epoca` changes when the stream
 * restarts, `reqId` is set when a request caused the event. Contract §1.
 */
export const pushEntries = {
  eventId: v.string(),
  epoca: v.string(),
  seq: v.pipe(v.number(), v.integer()),
  ts: isoSchema,
  agente: v.string(),
  agenteId: v.optional(idSchema),
  reqId: v.optional(v.string()),
};
export const pushSchema = v.looseObject(pushEntries);
export type Push = v.InferOutput<typeof pushSchema>;
