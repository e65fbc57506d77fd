import * as v from 'valibot';
import { idSchema } from '../../src/services/realtime/contract';
import { isRead } from './answers';
import type { Asked, HttpAnswer, HttpDialect } from './dialect';
import type { OddForms } from './oddForms';
import { htmlPage } from './pages';

/** What the verb that a path does not have is answered with. Contract §0, the verb of reads. */
const WRONG_VERB = [404, 405, 400, 403, 500, 501, 200] as const;

const recordSchema = v.record(v.string(), v.unknown());
const wholeSchema = v.looseObject({ dados: v.unknown() });
const listSchema = v.looseObject({ dados: v.array(v.unknown()) });
const refusalSchema = v.looseObject({ msg: v.string() });
const idsSchema = v.looseObject({ id: idSchema });

function wrongVerb({ drawFor }: OddForms, { method, route, shape }: Asked): HttpAnswer | undefined {
  if (route === undefined || shape === undefined || !isRead(shape)) return undefined;
  const draw = drawFor(route);
  if (method === draw.pick(['GET', 'POST'] as const)) return undefined;
  const status = draw.pick(WRONG_VERB);
  if (status === 200 || draw.chance(0.5)) return htmlPage(status, `Cannot ${method}`);
  return { status, body: { error: true, msg: `Cannot ${method}` } };
}

/** The id of what was written, from the answer or else from the path. */
function writtenId({ path }: Asked, body: unknown): object {
  const parsed = v.safeParse(v.looseObject({ dados: idsSchema }), body);
  if (parsed.success) return { id: parsed.output.dados.id };
  return path['id'] === undefined ? {} : { id: path['id'] };
}

function written(forms: OddForms, asked: Asked, body: unknown): HttpAnswer {
  const { prng } = forms;
  const schema = asked.shape?.schema;
  const { dados } = v.parse(wholeSchema, body);
  const entity = schema ? forms.write(schema, dados, asked.host) : dados;
  return prng.pick<() => HttpAnswer>([
    () => ({ status: prng.pick([200, 204]), body: '', type: 'text/plain' }),
    () => ({ status: 200, body: {} }),
    () => ({ status: 200, body: 'OK', type: 'text/plain' }),
    () => ({ status: 200, body: writtenId(asked, body) }),
    () => ({ status: 200, body: entity }),
    () => ({ status: 200, body: { dados: entity } }),
  ])();
}

/** The three shapes of a refusal; with the text as it was. Contract §6. */
function refused({ prng }: OddForms, { status, body }: HttpAnswer): HttpAnswer {
  const parsed = v.safeParse(refusalSchema, body);
  if (!parsed.success) return { status, body };
  const { error: _error, msg, ...rest } = parsed.output;
  return {
    status,
    body: prng.pick([
      { error: true, msg, ...rest },
      { error: { msg, ...rest } },
      { error: msg, msg, ...rest },
    ]),
  };
}

function answered(forms: OddForms, asked: Asked, { status, body }: HttpAnswer): HttpAnswer {
  const { shape, host } = asked;
  if (!shape) return { status, body };
  if (shape.kind === 'call') return { status, body: forms.prng.pick([body, { dados: body }]) };
  const { schema } = shape;
  if (!schema || shape.kind === 'write') return written(forms, asked, body);
  if (shape.kind === 'user') return { status, body: forms.user(forms.write(schema, body, host)) };
  if (shape.kind === 'item') {
    const one = forms.write(schema, v.parse(wholeSchema, body).dados, host) ?? null;
    return { status, body: forms.prng.pick([one, { dados: one }, { data: one }]) };
  }
  const { dados, seq, ...counts } = v.parse(listSchema, body);
  const rows = dados.map((row) => forms.write(schema, row, host));
  const beside = {
    ...v.parse(recordSchema, counts),
    ...(forms.envelopes && seq !== undefined ? { seq } : {}),
  };
  const none = rows.length === 0 && forms.prng.chance(0.5);
  return { status, body: forms.list(none ? null : rows, beside) };
}

/** HTTP in forms that contract §0 allows, by a seed. */
export function oddHttp(forms: OddForms): HttpDialect {
  return {
    instead: (asked) => wrongVerb(forms, asked),
    unknown: { headers: [], words: [] },
    answer: (asked, answer) =>
      answer.status >= 400 ? refused(forms, answer) : answered(forms, asked, answer),
  };
}
