import { refusalOf } from '../../src/services/http/answer';
import type { OddityKind } from '../../src/services/decode/oddities';
import { ServiceError } from '../../src/services/serviceError';
import type { WireReport } from '../../src/services/wireReports';
import type { Exchange } from './centre';
import type { Verdict } from './findings';
import type { Secrets } from './mask';

/** Fields that the contract leaves to the server, and that the console fills in where they do not come. */
const OPTIONAL = new Set([
  'conversation.pesquisa',
  'queueStatus.agentes.nome',
  'user.pode_selecionar_instancias',
]);

/** What an agent misses where a field does not come, by entity and field. */
const LOSSES = new Map([
  ['conversation.fromID', 'no address of the customer: their contact is not found by number'],
  ['conversation.fromName', 'customers are shown by their address'],
  ['conversation.queue', 'conversations are shown without their queue, and cannot be transferred within it'],
  ['conversation.queueTypeID', 'the channel of a conversation is not known: it is served like chat'],
  ['queue.obrigaClassificar', 'no queue asks for a classification before closing'],
  ['queue.queue_type', 'which queues fit new conversations and transfers is not known'],
  ['user.edita_config', 'edita_config is not sent: agents cannot change the settings'],
  [
    'user.editaCliente',
    'editaCliente is not sent: agents cannot edit the number, e-mail and fields of a contact',
  ],
  [
    'user.visualiza_todos_clientes',
    'visualiza_todos_clientes is not sent: agents see the contacts of their queues alone',
  ],
  ['agent.status', 'colleagues are shown without their status'],
]);

const WORDS: Record<OddityKind, string> = {
  coerced: 'taken in another form',
  defaulted: 'not sent, default taken',
  dropped: 'could not be used',
};

/** What forms say of a feature. */
export interface FormJudgement {
  verdict: Verdict;
  details: string[];
}

interface Odd {
  kind: OddityKind;
  name: string;
  /** In every row. */
  isEverywhere: boolean;
}

function oddFields(reports: readonly WireReport[]): Odd[] {
  const all = reports.flatMap(({ oddities: { entity, fields, rows } }) =>
    [...fields.values()].map(({ count, field, kind }) => {
      return { kind, name: `${entity}.${field}`, isEverywhere: count >= rows };
    }),
  );
  return all.filter(({ kind, name }) => kind !== 'defaulted' || !OPTIONAL.has(name));
}

function namesOf(odd: readonly Odd[], kind: OddityKind): string[] {
  return [...new Set(odd.filter((one) => one.kind === kind).map(({ name }) => name))].sort();
}

function leftOut(reports: readonly WireReport[]): string[] {
  return reports.flatMap(({ oddities: { entity, leftOut: rows, leftOutBy, rows: all } }) =>
    rows === 0
      ? []
      : [
          `${String(rows)} of ${String(all)} ${entity} rows lack ${leftOutBy ?? 'what they need'} and are not shown`,
        ],
  );
}

/** What came in other forms than the contract has, by names of fields, and what agents miss by it. */
export function judgeForms(reports: readonly WireReport[]): FormJudgement {
  const odd = oddFields(reports);
  const kinds: OddityKind[] = ['coerced', 'defaulted', 'dropped'];
  const told = kinds.flatMap((kind) => {
    const names = namesOf(odd, kind);
    return names.length === 0 ? [] : [`${WORDS[kind]}: ${names.join(', ')}`];
  });
  const losses = namesOf(
    odd.filter(({ isEverywhere }) => isEverywhere),
    'defaulted',
  ).flatMap((name) => LOSSES.get(name) ?? []);
  const lost = [...leftOut(reports), ...losses];
  const isDegraded = lost.length > 0 || odd.some(({ kind }) => kind === 'dropped');
  const verdict = isDegraded ? 'degraded' : odd.length > 0 ? 'works in another form' : 'works';
  return { verdict, details: [...lost, ...told] };
}

/** The names under which the console looks for a list or one thing. */
const WRAPPERS = [
  'dados',
  'data',
  'result',
  'rows',
  'items',
  'results',
  'user',
  'usuario',
  'agente',
  'agent',
];

/** What is around the rows, or the one thing, of an answer: `{dados}`, `a bare list`, … */
export function wrappingOf(body: unknown, depth = 0): string {
  if (Array.isArray(body)) return 'a bare list';
  if (typeof body !== 'object' || body === null) return 'nothing';
  const wrapper = WRAPPERS.find((name) => Object.hasOwn(body, name));
  if (wrapper === undefined) return 'bare';
  const inside: unknown = Reflect.get(body, wrapper);
  const isDeeper = typeof inside === 'object' && inside !== null && !Array.isArray(inside) && depth === 0;
  const within = isDeeper ? wrappingOf(inside, depth + 1) : 'bare';
  return within === 'bare' ? `{${wrapper}}` : `{${wrapper}: ${within}}`;
}

/** How many, with the word for one of them. */
export function counted(count: number, one: string): string {
  return `${String(count)} ${one}${count === 1 ? '' : 's'}`;
}

/** What a server answered to a verb, in a few words. */
export function answerWords({ answer, request }: Exchange, secrets: Secrets): string {
  if (answer === null) return `${request.method}: no answer`;
  const refusal = refusalOf(answer);
  const words = refusal === null ? '' : secrets.outside(refusal.message);
  const what = answer.body === undefined ? ', no JSON' : words === '' ? '' : `, "${words}"`;
  return `${request.method}: ${String(answer.status)}${what}`;
}

const CODES: Readonly<Record<string, string>> = {
  badAnswer: 'the answer cannot be read',
  offline: 'no server answers there',
  timeout: 'no answer in time',
  http: 'refused',
  gateway: 'answered by a gateway, or by a server in trouble',
};

/** Why something failed, in words; the server's own text where there is one. */
export function failureWords(error: unknown, secrets: Secrets): string {
  if (!(error instanceof ServiceError)) return 'the kit failed at the answer';
  const words = secrets.outside(error.message);
  const code = CODES[error.code] ?? secrets.outside(error.code);
  return words === '' ? code : `${code}: "${words}"`;
}
