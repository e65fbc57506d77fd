import * as v from 'valibot';
import type { AckResult } from './ackResult';

// Wider than the contract's schema: a code that this console does not know is still a refusal, and an
// odd optional field must not turn an answer into none.
const refusedSchema = v.looseObject({
  ok: v.literal(false),
  codigo: v.fallback(v.string(), 'refused'),
  msg: v.fallback(v.string(), ''),
  tentarDeNovo: v.fallback(v.boolean(), false),
  esperarMs: v.fallback(v.nullish(v.number()), null),
});

const doneSchema = v.looseObject({
  ok: v.literal(true),
  dados: v.unknown(),
  seq: v.fallback(v.nullish(v.number()), null),
  repetido: v.fallback(v.nullish(v.boolean()), null),
});

const ackSchema = v.variant('ok', [doneSchema, refusedSchema]);

/**
 * Reads an answer whose data pass `schema` (contract §1, `Ack`). One that cannot be read tells nothing of
 * what was done, and so counts as none: `timeout`.
 */
export function readAck<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): AckResult<T> {
  const parsed = v.safeParse(ackSchema, answer);
  if (!parsed.success) return { kind: 'timeout' };
  const ack = parsed.output;
  if (!ack.ok) {
    return {
      kind: 'refused',
      failure: { code: ack.codigo, message: ack.msg },
      retryable: ack.tentarDeNovo,
      retryAfterMs: ack.esperarMs ?? null,
    };
  }
  const data = v.safeParse(schema, ack.dados);
  if (!data.success) return { kind: 'timeout' };
  return { kind: 'ok', data: data.output, seq: ack.seq ?? null, repeated: ack.repetido ?? false };
}
