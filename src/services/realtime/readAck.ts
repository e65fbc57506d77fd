import * as v from 'valibot';
import { idText } from '../decode/id';
import { readWire } from '../decode/readWire';
import type { AckResult } from './ackResult';
import { idSchema } from './contract';

// Wider than the contract's schema: a code that this console does not know is still a refusal, and an
// odd optional field must not turn an answer into none.
const atualSchema = v.looseObject({
  id: idSchema,
  queue: v.fallback(v.nullish(v.string()), null),
  ultimoAgente: v.fallback(v.nullish(v.string()), null),
});

const refusedSchema = v.looseObject({
  ok: v.literal(false),
  codigo: v.fallback(v.string(), 'refused'),
  msg: v.fallback(v.string(), ''),
  tentarDeNovo: v.fallback(v.boolean(), false),
  esperarMs: v.fallback(v.nullish(v.number()), null),
  atual: v.fallback(v.nullish(atualSchema), null),
});

const doneSchema = v.looseObject({
  ok: v.literal(true),
  dados: v.unknown(),
  seq: v.fallback(v.nullish(v.number()), null),
  repetido: v.fallback(v.nullish(v.boolean()), null),
});

const ackSchema = v.variant('ok', [doneSchema, refusedSchema]);

function refusalOf(ack: v.InferOutput<typeof refusedSchema>): Extract<AckResult<never>, { kind: 'refused' }> {
  const refusal = {
    kind: 'refused' as const,
    failure: { code: ack.codigo, message: ack.msg },
    retryable: ack.tentarDeNovo,
    retryAfterMs: ack.esperarMs ?? null,
  };
  if (ack.atual === null || ack.atual === undefined) return refusal;
  const { id, queue, ultimoAgente } = ack.atual;
  const agent = ultimoAgente === '' ? null : (ultimoAgente ?? null);
  return { ...refusal, current: { conversationId: idText(id), queue: queue ?? null, agent } };
}

/**
 * Reads an answer whose data pass `schema` (contract §1, `Ack`). One that cannot be read tells nothing of
 * what was done, and so counts as none: `timeout`.
 */
export function readAck<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): AckResult<T> {
  const parsed = v.safeParse(ackSchema, answer);
  if (!parsed.success) return { kind: 'timeout' };
  const ack = parsed.output;
  if (!ack.ok) return refusalOf(ack);
  const data = readWire(schema, ack.dados);
  if (!data.success) return { kind: 'timeout' };
  return { kind: 'ok', data: data.output, seq: ack.seq ?? null, repeated: ack.repetido ?? false };
}
