import { readingOf } from '../../src/services/http/answer';
import { rawListIn } from '../../src/services/api/list';
import type { Verb } from '../../src/services/http/readVerb';
import { SERVER_CODE } from '../../src/lib/failure';
import { createProbe, type Exchange, type Probe } from './centre';
import type { Context } from './context';
import { finding, VERDICTS, type Feature, type Finding, type Verdict } from './findings';
import { answerWords, counted, failureWords, judgeForms, wrappingOf } from './forms';

/** What a read brought: how many rows, and what agents miss by what is not in them. */
export interface Brought {
  rows: number;
  lacks?: string[];
}

/** One path that the console reads. */
export interface ReadCheck {
  feature: Feature;
  /** As contract §6 names it. */
  path: string;
  /** The verbs that the two documents name. */
  verbs: readonly Verb[];
  /** What agents miss without it. */
  loss: string;
  /** One thing, not a list. */
  isOne?: boolean;
  read(probe: Probe): Promise<Brought>;
}

const VERBS: readonly Verb[] = ['GET', 'POST'];

/** Asks the same by the other verb: the query of one is the body of the other. */
async function askBy(verb: Verb, { request }: Exchange, context: Context): Promise<Exchange> {
  const { headers, query, timeoutMs, url } = request;
  const values: unknown = query === undefined ? request.body : Object.fromEntries(query);
  const entries = Object.entries(typeof values === 'object' && values !== null ? values : {});
  const asked = { method: verb, url, headers, timeoutMs };
  const texts = entries.map(([name, value]): [string, string] => [name, String(value)]);
  const again =
    verb === 'GET'
      ? { ...asked, query: new URLSearchParams(texts) }
      : { ...asked, body: Object.fromEntries(texts) };
  const answer = await context.centre.transport(again).catch(() => null);
  return { request: again, answer };
}

function isUnderstood({ answer }: Exchange, isOne: boolean): boolean {
  if (answer === null) return false;
  const reading = readingOf(answer, (body) =>
    isOne ? (typeof body === 'object' ? { body } : undefined) : rawListIn(body),
  );
  return reading.kind === 'understood' || (isOne && reading.error.code === SERVER_CODE.notFound);
}

/** The last exchange by each verb; a verb that the console did not need is tried too. */
async function byVerbs({ exchanges }: Probe, context: Context): Promise<Exchange[]> {
  const [first] = exchanges;
  if (first === undefined) return [];
  return Promise.all(
    VERBS.map(async (verb) => {
      const known = exchanges.findLast(({ request }) => request.method === verb);
      return known ?? askBy(verb, first, context);
    }),
  );
}

function verbWords(working: readonly Exchange[], all: readonly Exchange[], context: Context): string {
  const words = working.map(({ request }) => request.method).join(' and ');
  if (working.length === all.length) return words;
  const others = all.filter((one) => !working.includes(one)).map((one) => answerWords(one, context.secrets));
  return `${words} alone (${others.join('; ')})`;
}

/** Lists come in `{dados}` (contract §6), one thing in that or bare. */
function isUsualWrapping(wrapping: string, isOne: boolean): boolean {
  return wrapping === '{dados}' || (isOne && ['bare', 'nothing'].includes(wrapping));
}

function worst(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce((one, other) => (VERDICTS.indexOf(one) > VERDICTS.indexOf(other) ? one : other));
}

function readWell(
  check: ReadCheck,
  probe: Probe,
  brought: Brought,
  all: Exchange[],
  context: Context,
): Finding {
  const { feature, isOne = false, path, verbs } = check;
  const { lacks = [], rows } = brought;
  const working = all.filter((one) => isUnderstood(one, isOne));
  const isNamedVerb = working.some(({ request }) => verbs.some((verb) => verb === request.method));
  const wrapping = wrappingOf(working[0]?.answer?.body);
  const isUsual = isUsualWrapping(wrapping, isOne);
  const forms = judgeForms(probe.reports);
  const form: Verdict = isNamedVerb && isUsual ? 'works' : 'works in another form';
  const count = isOne ? (rows === 0 ? 'none there' : 'read') : counted(rows, 'row');
  const told = [path, verbWords(working, all, context), ...(isUsual ? [] : [wrapping]), count].join(', ');
  const verdict = worst([form, forms.verdict, lacks.length > 0 ? 'degraded' : 'works']);
  return finding(feature, verdict, told, ...lacks, ...forms.details);
}

/** Reads one path as the console does, then by the verb that it did not need. Never rejects. */
export async function readFeature(check: ReadCheck, context: Context): Promise<Finding> {
  const { feature, loss, path } = check;
  const probe = createProbe(context.centre);
  try {
    const brought = await check.read(probe);
    const all = await byVerbs(probe, context);
    return readWell(check, probe, brought, all, context);
  } catch (error) {
    const tried = await byVerbs(probe, context).catch(() => []);
    const words = [
      ...tried.map((one) => answerWords(one, context.secrets)),
      failureWords(error, context.secrets),
    ];
    return finding(
      feature,
      'missing',
      `${path}: ${words.join('; ')}`,
      loss,
      ...judgeForms(probe.reports).details,
    );
  }
}
