import type { AckResult } from '../../src/services/realtime/ackResult';
import type { HandshakeResult } from '../../src/services/realtime/client';
import type { Addressee } from '../../src/services/realtime/decode';
import { isAgentNamed } from '../../src/lib/agentNames';
import type { Context, Subject } from './context';
import { finding, type Feature, type Finding } from './findings';
import { counted, judgeForms } from './forms';
import type { Line } from './line';
import type { Secrets } from './mask';

const WITHOUT_ACKS =
  'What is sent is confirmed by sendSuccess or by reading mensagens; where neither shows it, the agent decides whether to send again.';

function handshakeFinding(result: HandshakeResult, isAnswered: boolean, secrets: Secrets): Finding {
  switch (result.kind) {
    case 'accepted': {
      const { limits, memberships } = result.handshake;
      const told = memberships === null ? 'says nothing of the agent' : 'tells queues and status';
      return finding('handshake', 'works', `answered; ${told}${limits === null ? '; no limits' : ''}`);
    }
    case 'noAck':
      return isAnswered
        ? finding('handshake', 'works in another form', 'answered, but without epoca and seq')
        : finding(
            'handshake',
            'works in another form',
            'sent; no answer, which the console waits 10 s for at first and 2 s later on',
          );
    case 'refused':
      return finding(
        'handshake',
        'missing',
        `refused: ${secrets.outside(result.failure.message || result.failure.code)}`,
      );
    case 'disconnected':
      return finding('handshake', 'missing', 'the server closed the socket instead of answering');
  }
}

/** Introduces the agent. */
export async function shakeHands(line: Line, { centre, secrets }: Context): Promise<Finding> {
  const begun = performance.now();
  const result = await line.client.authenticate({ ...line.who, epoch: null, lastSeq: null });
  line.acknowledges = result.kind === 'accepted';
  return handshakeFinding(result, performance.now() - begun < centre.timeouts.ack * 0.95, secrets);
}

/** Why a request brought nothing; '' where it did. */
export function noAnswerWords(answer: AckResult<unknown>, secrets: Secrets): string {
  switch (answer.kind) {
    case 'ok':
      return '';
    case 'refused':
      return `refused: ${secrets.outside(answer.failure.message || answer.failure.code)}`;
    case 'unreadable':
      return 'the answer cannot be read';
    case 'timeout':
      return 'no answer';
    case 'disconnected':
      return 'the socket closed meanwhile';
  }
}

function cameBy(line: Line, types: readonly string[]): boolean {
  return line.events.some((one) => one.kind === 'fact' && types.includes(one.event.type));
}

/** The reports of one source alone. */
function formsOf({ reports }: Line, ...sources: string[]) {
  return judgeForms(reports.filter(({ source }) => sources.includes(source)));
}

const WITHOUT_STATUS = 'Transfers show no agents of a queue by their status, and what waits is not counted.';

function ackFinding({ acknowledges }: Line, answer: AckResult<unknown>): Finding {
  const isAnswered = answer.kind === 'ok' || answer.kind === 'refused' || answer.kind === 'unreadable';
  if (isAnswered && acknowledges) return finding('acks', 'works');
  const told = isAnswered
    ? 'requests are answered, but the handshake promises nothing'
    : 'requests are not answered';
  return finding('acks', 'degraded', told, WITHOUT_ACKS);
}

/** Asks who works in the queues; the answer shows whether requests are answered at all. */
export async function askQueueStatus(line: Line, { centre, secrets }: Context): Promise<() => Finding[]> {
  const answer = await line.commands.queueStatus(line.who, centre.ids.newId());
  return () => {
    const acks = ackFinding(line, answer);
    if (answer.kind === 'ok') {
      const forms = formsOf(line, 'QueueStatus', 'waiting');
      const rows = counted(answer.data.statuses.length, 'queue');
      const badges = answer.data.totals === null ? ['espera is missing: no waiting badges'] : [];
      const verdict = badges.length > 0 ? 'degraded' : forms.verdict;
      return [acks, finding('queue status', verdict, rows, ...badges, ...forms.details)];
    }
    const words = noAnswerWords(answer, secrets);
    const isPushed = cameBy(line, ['queues/statusReported', 'queues/waitingReported']);
    return isPushed
      ? [acks, finding('queue status', 'works in another form', `${words}; told by an event`)]
      : [acks, finding('queue status', 'degraded', words, WITHOUT_STATUS)];
  };
}

const TEMPLATES = 5;

/** Asks for the templates of a queue of type 5, the only ones that have any (spec 1 §1). */
export async function askTemplates(line: Line, context: Context, subject: Subject): Promise<() => Finding[]> {
  const { centre, secrets } = context;
  const of5 = subject.centreQueues.filter(({ type }) => type === TEMPLATES).map(({ name }) => name);
  const queue = of5.find((name) => subject.queues.includes(name)) ?? of5[0];
  if (queue === undefined)
    return () => [finding('templates', 'not tried', 'The centre has no queue of type 5.')];
  const answer = await line.commands.templates(line.who, centre.ids.newId(), queue);
  return () => {
    const forms = formsOf(line, 'getTemplates');
    if (answer.kind === 'ok') {
      return [finding('templates', forms.verdict, counted(answer.data.length, 'template'), ...forms.details)];
    }
    const words = noAnswerWords(answer, secrets);
    return cameBy(line, ['cannedReplies/templatesReported'])
      ? [finding('templates', 'works in another form', `${words}; told by an event`, ...forms.details)]
      : [finding('templates', 'missing', words, 'Conversations of type 5 cannot begin with a template.')];
  };
}

const WITHOUT_NUMBERS =
  'Nothing can be missed knowingly: the console reads again after each connection, and compares every few minutes.';

/** Whether events say where they stand in a stream. */
export function numbersFinding({ acknowledges, events }: Line): Finding {
  const marked = events.filter(({ push }) => push !== undefined).length;
  const seen = `${String(marked)} of ${String(events.length)} events numbered`;
  if (!acknowledges)
    return finding('numbered events', 'degraded', 'the handshake names no epoca and seq', WITHOUT_NUMBERS);
  return marked < events.length
    ? finding('numbered events', 'degraded', seen, WITHOUT_NUMBERS)
    : finding('numbered events', 'works', events.length === 0 ? 'by the handshake; no event came' : seen);
}

function isElsewhere({ id, name }: Addressee, { user }: Subject): boolean {
  if (id !== null && user.id !== null) return id !== user.id;
  return name !== null && !isAgentNamed(name, user);
}

function tally(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => `${name} ${String(names.filter((one) => one === name).length)}`)
    .join(', ');
}

/** What came by itself while the kit listened. */
export function pushesFinding(line: Line, subject: Subject, secrets: Secrets): Finding {
  const feature: Feature = 'pushes';
  const { events, lostBy, reports } = line;
  const lost = lostBy === null ? [] : [`the server closed the socket: ${secrets.outside(lostBy)}`];
  if (events.length === 0) {
    const verdict = lost.length > 0 ? 'degraded' : 'not tried';
    return finding(
      feature,
      verdict,
      ...lost,
      'No event came. Let a customer write meanwhile, with a longer --wait.',
    );
  }
  const facts = events.flatMap((one) => (one.kind === 'fact' ? [one.event.type] : []));
  const rejected = events.flatMap((one) =>
    one.kind === 'rejected'
      ? [`${secrets.outside(one.name)} cannot be used: ${secrets.outside(one.reason)}`]
      : [],
  );
  const unknown = events.flatMap((one) => (one.kind === 'unknown' ? [secrets.outside(one.name)] : []));
  const elsewhere = events.filter(({ to }) => isElsewhere(to, subject)).length;
  const others = elsewhere === 0 ? [] : [`${String(elsewhere)} name another agent, and are left alone`];
  const ignored = unknown.length === 0 ? [] : [`not known, and ignored: ${tally(unknown)}`];
  const sources = new Set(events.flatMap((one) => (one.kind === 'fact' ? [] : [one.name])));
  const forms = judgeForms(reports.filter(({ source }) => !ANSWERS.has(source) && !sources.has(source)));
  const lacks = [...lost, ...new Set(rejected)];
  const verdict = lacks.length > 0 ? 'degraded' : forms.verdict;
  return finding(feature, verdict, tally(facts), ...lacks, ...others, ...ignored, ...forms.details);
}

/** Sources of reports that are answers, not events. */
const ANSWERS: ReadonlySet<string> = new Set([
  'QueueStatus',
  'waiting',
  'memberships',
  'authentication',
  'getTemplates',
  'message',
  'addAtendimento',
  'file',
]);
