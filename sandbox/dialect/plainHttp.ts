import * as v from 'valibot';
import { IDEMPOTENCY_HEADER } from '../../src/services/api/contract';
import { isRead } from './answers';
import type { Asked, HttpAnswer, HttpDialect } from './dialect';
import { htmlPage } from './pages';
import { inPlain } from './plainForms';

/** Routes that only the contract has. */
const EXTENSIONS = ['/api/v2/filas/remover'];

const wholeSchema = v.looseObject({ dados: v.unknown() });
const listSchema = v.looseObject({ dados: v.array(v.unknown()) });
const refusalSchema = v.looseObject({ msg: v.string() });
const callSchema = v.looseObject({ callid: v.string() });

const DONE: HttpAnswer = { status: 200, body: 'OK', type: 'text/plain' };

/** A refusal without its code: with status 200, unless the bearer was wrong or the server itself failed. */
function refusal(asked: Asked, { status, body }: HttpAnswer, admitted: boolean): HttpAnswer {
  const isFault = status >= 500 || !admitted;
  if (!isFault && !asked.shape) return htmlPage(404, 'Not Found');
  const parsed = v.safeParse(refusalSchema, body);
  const msg = parsed.success ? parsed.output.msg : 'Erro';
  // The documents show the form of the login's refusal, and of no other.
  const isWrite = asked.shape?.kind === 'write' || asked.shape?.kind === 'call';
  return { status: isFault ? status : 200, body: isWrite ? { error: msg } : { error: true, msg } };
}

function done({ shape }: Asked, answer: HttpAnswer): HttpAnswer {
  const { body } = answer;
  const schema = shape?.schema;
  if (shape?.kind === 'call') return { status: 200, body: { callid: v.parse(callSchema, body).callid } };
  if (!schema || shape.kind === 'write') return DONE;
  if (shape.kind === 'user') return { status: 200, body: inPlain(schema, body) };
  if (shape.kind === 'item') {
    const one = inPlain(schema, v.parse(wholeSchema, body).dados);
    return { status: 200, body: one ?? null };
  }
  const { dados } = v.parse(listSchema, body);
  return { status: 200, body: { dados: dados.map((item) => inPlain(schema, item)) } };
}

/** HTTP as the two documents tell it, in the flavour whose reads are all POST. */
export const PLAIN_HTTP: HttpDialect = {
  instead: ({ method, route = '', shape }) => {
    const isReadByGet = method === 'GET' && shape !== undefined && isRead(shape);
    return isReadByGet || EXTENSIONS.includes(route) ? htmlPage(404, 'Not Found') : undefined;
  },
  unknown: {
    headers: [IDEMPOTENCY_HEADER.toLowerCase(), 'if-match'],
    words: ['clientId', 'desdeVersao', 'aposId', 'antesId'],
  },
  answer: (asked, answer, admitted) =>
    answer.status >= 400 ? refusal(asked, answer, admitted) : done(asked, answer),
};
