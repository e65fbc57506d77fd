import * as v from 'valibot';
import { readWire } from '../decode/readWire';
import { ServiceError } from '../serviceError';

/** What came back over HTTP, whatever the status. */
export interface Answer {
  status: number;
  /** Parsed JSON; undefined when the text was none. */
  body: unknown;
}

// Wider than the contract's schema: a code that this console does not know is still a refusal.
const refusalSchema = v.looseObject({
  error: v.union([
    v.literal(true),
    v.pipe(v.string(), v.nonEmpty()),
    v.looseObject({ msg: v.string(), codigo: v.optional(v.string()) }),
  ]),
  msg: v.optional(v.string()),
  codigo: v.optional(v.string()),
  atual: v.optional(v.unknown()),
});

/** What a refusal is called that has no name: who is not let in is told so (contract §1). */
function codeOf(status: number): string {
  return status === 401 ? 'NAO_AUTENTICADO' : 'http';
}

/** The refusal that an answer carries, or null; old servers send it with status 200 (contract §6). */
export function refusalOf({ status, body }: Answer): ServiceError | null {
  const parsed = v.safeParse(refusalSchema, body);
  if (!parsed.success) return status >= 200 && status < 300 ? null : new ServiceError(codeOf(status));
  const { error, msg, codigo, atual } = parsed.output;
  const nested = typeof error === 'object' ? error : null;
  const text = msg ?? nested?.msg ?? (typeof error === 'string' ? error : '');
  return new ServiceError(codigo ?? nested?.codigo ?? (text === '' ? codeOf(status) : 'http'), text, atual);
}

/** The answer's body as the schema says. Throws the server's refusal, or `badAnswer`. */
export function readAnswer<T>(answer: Answer, schema: v.GenericSchema<unknown, T>): T {
  const refusal = refusalOf(answer);
  if (refusal !== null) throw refusal;
  const parsed = readWire(schema, answer.body);
  if (!parsed.success) throw new ServiceError('badAnswer');
  return parsed.output;
}
