import * as v from 'valibot';
import { atendimentoSchema, camposSchema, codigoSchema } from '../../realtime/contract';

/**
 * Schema of a list answer; items that fail make the whole answer fail, so decoders that want to keep the
 * good ones pass `v.unknown()` and check item by item. `seq` is the agent stream's number at read time.
 * Contract §6.
 */
export function listAnswerSchema<S extends v.GenericSchema>(item: S) {
  return v.looseObject({
    dados: v.array(item),
    total: v.optional(v.number()),
    page: v.optional(v.number()),
    max: v.optional(v.number()),
    seq: v.optional(v.number()),
  });
}

/** A list answer of `T`. */
export interface ListAnswer<T> {
  dados: T[];
  total?: number;
  page?: number;
  max?: number;
  seq?: number;
}

/** Schema of an answer with one thing in `dados`. Contract §6. */
export function itemAnswerSchema<S extends v.GenericSchema>(item: S) {
  return v.looseObject({ dados: item });
}

/** The three shapes of a failure; this server sends the first. `atual` comes with 409. Contract §6. */
export const errorAnswerSchema = v.union([
  v.looseObject({
    error: v.literal(true),
    msg: v.string(),
    codigo: v.optional(codigoSchema),
    campos: v.optional(camposSchema),
    atual: v.optional(v.unknown()),
  }),
  v.looseObject({ error: v.looseObject({ msg: v.string() }) }),
  v.looseObject({ error: v.string(), msg: v.optional(v.string()) }),
]);
export type ErrorAnswer = v.InferOutput<typeof errorAnswerSchema>;

/** Header that makes a repeated write answer as the first did. Contract §6. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Header with the id of the page, as its action log has it: both sides' logs can be joined. Contract §6. */
export const SESSION_HEADER = 'X-Sessao';

/** Body of the answer that closes a conversation. Contract §6. */
export const encerradoSchema = itemAnswerSchema(
  v.looseObject({
    id: atendimentoSchema.entries.id,
    status: v.literal('Encerrado'),
    dataFim: v.string(),
  }),
);
