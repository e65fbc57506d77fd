import { createClassificationApi } from '../../src/services/api/classificationApi';
import { createConversationApi } from '../../src/services/api/conversationApi';
import type { AckResult } from '../../src/services/realtime/ackResult';
import { isServedBy, ownOpen } from '../../src/store/conversations/ownership';
import type { Conversation } from '../../src/store/conversations/types';
import { inServerOrder, matchUnacknowledged } from '../../src/store/messages/unacknowledged';
import type { Message, Quote } from '../../src/store/messages/types';
import type { OutboxItem } from '../../src/store/outbox/types';
import { createProbe } from './centre';
import type { Context, Subject } from './context';
import { finding, type Feature, type Finding } from './findings';
import { failureWords } from './forms';
import { pause, type Line } from './line';
import { noAnswerWords } from './socketFeatures';

/** One run of writes, on one conversation. */
interface Scene {
  context: Context;
  subject: Subject;
  line: Line;
  conversation: Conversation;
}

/** How long a server without acks is given before its lists are read (spec 1 §9, reload after a send). */
const SETTLE_MS = 1_000;

function itemOf({ context, conversation }: Scene, text: string, quoted: Quote | null): OutboxItem {
  const at = Date.now();
  const { ids } = context.centre;
  const { fromId, id, queue, queueType } = conversation;
  return {
    clientMsgId: ids.newId(),
    reqId: ids.newId(),
    target: { conversationId: id, fromId, queue, queueType },
    text,
    file: null,
    mail: null,
    quoted,
    template: null,
    createdAt: at,
    queuedAt: at,
    order: at,
    state: 'sending',
    attempts: 1,
    failure: null,
  };
}

async function messagesOf({ context, conversation }: Scene): Promise<Message[]> {
  return createConversationApi(createProbe(context.centre).http).messages(conversation.id);
}

/** How the console learns that a message was taken: by the answer, by sendSuccess, or by finding it (contract §1.10). */
async function send(
  scene: Scene,
  feature: Feature,
  item: OutboxItem,
  before: readonly Message[],
): Promise<Finding> {
  const { context, conversation, line, subject } = scene;
  const answer = await line.commands.sendMessage(line.who, item);
  if (answer.kind === 'ok')
    return finding(feature, 'works', `message ${context.secrets.outside(answer.data.id)}`);
  const words = noAnswerWords(answer, context.secrets);
  if (answer.kind === 'refused') return finding(feature, 'missing', words);
  await pause(SETTLE_MS);
  const isSettled = line.events.some(
    ({ kind, ...one }) =>
      kind === 'fact' &&
      'event' in one &&
      one.event.type === 'messages/sendSettled' &&
      one.event.payload.conversationId === conversation.id,
  );
  const known = new Set(before.map(({ id }) => id));
  const fresh = (await messagesOf(scene)).filter(({ id }) => !known.has(id));
  const isThere =
    fresh.some(({ clientMsgId }) => clientMsgId === item.clientMsgId) ||
    matchUnacknowledged([{ ...item, knownUntil: null }], inServerOrder(fresh), subject.user).size > 0;
  const by = [...(isSettled ? ['sendSuccess'] : []), ...(isThere ? ['mensagens'] : [])].join(' and ');
  return by === ''
    ? finding(
        feature,
        'missing',
        `${words}; not among mensagens either`,
        'Agents see each message as not confirmed.',
      )
    : finding(feature, 'works in another form', `${words}; confirmed by ${by}`);
}

const WHATSAPP = 3;

async function answerMessage(scene: Scene, before: readonly Message[]): Promise<Finding> {
  const { context, conversation } = scene;
  if (conversation.queueType !== WHATSAPP)
    return finding('answering', 'not tried', 'Only conversations of type 3 have answers.');
  const asked = before.findLast(({ direction }) => direction === 'customer');
  if (asked === undefined)
    return finding('answering', 'not tried', 'The customer wrote nothing that could be answered.');
  const { id, providerId, text } = asked;
  const quote: Quote = { id, providerId, text, kind: 'text', mimeType: null, path: null };
  return send(scene, 'answering', itemOf(scene, `${context.options.text} (2)`, quote), before);
}

async function classify({ context, conversation, subject }: Scene): Promise<Finding> {
  const api = createClassificationApi(createProbe(context.centre).http);
  const { centre, options, secrets } = context;
  try {
    const [offered, finer] = await Promise.all([
      api.classifications([conversation.queue]),
      api.subclassifications(),
    ]);
    const [first] = offered;
    if (first === undefined)
      return finding('classifying', 'not tried', 'No classification is offered in this queue.');
    const child = finer.find(({ classificationId }) => classificationId === first.id);
    const form = {
      reqId: centre.ids.newId(),
      conversationId: conversation.id,
      classificationId: first.id,
      subclassificationId: child?.id ?? null,
      notes: options.text,
    };
    await api.classify(form, subject.user.fullName);
    const rows = await api.ofConversation(conversation.id);
    const told = `as "${secrets.outside(first.name)}"`;
    return rows.some(({ classificationId }) => classificationId === first.id)
      ? finding('classifying', 'works', told)
      : finding(
          'classifying',
          'degraded',
          told,
          'The row is not among the classifications of the conversation: agents are asked again.',
        );
  } catch (error) {
    return finding('classifying', 'missing', failureWords(error, secrets));
  }
}

async function close({ context, conversation, line, subject }: Scene): Promise<Finding> {
  const answer = await line.commands.endConversation(line.who, context.centre.ids.newId(), conversation);
  const words = noAnswerWords(answer, context.secrets);
  if (answer.kind === 'refused') return finding('closing', 'missing', words);
  await pause(SETTLE_MS);
  const now = await createConversationApi(createProbe(context.centre).http).one(conversation.id);
  const isOpen = now !== null && isServedBy(now, subject.user);
  if (isOpen) return finding('closing', 'missing', `${words === '' ? 'answered' : words}; it is open still`);
  return words === ''
    ? finding('closing', 'works')
    : finding('closing', 'works in another form', `${words}; the conversation is closed at the next read`);
}

function unopened(why: string): Finding[] {
  const rest = ['sending', 'answering', 'classifying', 'closing'] as const;
  return [finding('opening', 'missing', why), ...rest.map((feature) => finding(feature, 'not tried', why))];
}

interface Begun {
  conversation: Conversation;
  /** How the console learns of it. */
  by: string;
}

/** A conversation with this number in this queue that the agent did not have before; never one of several. */
async function newlyListed(context: Context, subject: Subject, on: { number: string; queue: string }) {
  const api = createConversationApi(createProbe(context.centre).http);
  const { conversations } = await api.active(subject.user.fullName);
  const known = new Set(subject.own.map(({ id }) => id));
  const fresh = ownOpen(conversations, subject.user).filter(
    ({ fromId, id, queue }) => !known.has(id) && queue === on.queue && fromId.split('@')[0] === on.number,
  );
  return fresh.length === 1 ? (fresh[0] ?? null) : null;
}

/** Null: no conversation is known to have begun. */
async function begunBy(
  answer: AckResult<{ conversation: Conversation }>,
  listed: () => Promise<Conversation | null>,
  line: Line,
): Promise<Begun | null> {
  if (answer.kind === 'ok') return { conversation: answer.data.conversation, by: '' };
  if (answer.kind === 'refused') return null;
  await pause(SETTLE_MS);
  const pushed = line.events.flatMap((one) =>
    one.kind === 'fact' && one.event.type === 'conversations/assigned' && one.event.payload.reason === 'new'
      ? [one.event.payload.conversation]
      : [],
  );
  const [told] = pushed;
  if (told !== undefined && pushed.length === 1) return { conversation: told, by: 'AddAtendimento' };
  const conversation = await listed();
  return conversation === null ? null : { conversation, by: 'the list of conversations' };
}

/** The conversation to write on, and how it opened; null: nothing may be written. */
async function open(
  context: Context,
  subject: Subject,
  line: Line,
): Promise<[Finding[], Conversation | null]> {
  const { centre, options, secrets } = context;
  const on = options.write;
  if (on === null) return [[], null];
  if (on.kind === 'conversation') {
    const found = subject.own.find(({ id }) => id === on.id) ?? null;
    if (found === null)
      return [unopened(`Conversation ${secrets.outside(on.id)} is not open, or not this agent's.`), null];
    return [[finding('opening', 'not tried', 'An open conversation was named.')], found];
  }
  const { instance, number, queue } = on;
  const form = { kind: 'whatsapp', name: number, address: number, queue, instance } as const;
  const answer = await line.commands.createConversation(line.who, centre.ids.newId(), form);
  if (answer.kind === 'ok' && answer.data.existing) {
    const { id } = answer.data.conversation;
    return [unopened(`There is one with this number already: --conversation ${secrets.outside(id)}`), null];
  }
  const begun = await begunBy(answer, () => newlyListed(context, subject, on), line);
  const words = noAnswerWords(answer, secrets);
  if (begun === null) return [unopened(words), null];
  const { by, conversation } = begun;
  const opening =
    by === ''
      ? finding('opening', 'works')
      : finding('opening', 'works in another form', `${words}; told by ${by}`);
  return [[opening], conversation];
}

/** Sends, answers, classifies and closes, on the conversation that the options name and no other. */
export async function tryWrites(context: Context, subject: Subject, line: Line): Promise<Finding[]> {
  const findings: Finding[] = [];
  try {
    const [opening, conversation] = await open(context, subject, line);
    findings.push(...opening);
    if (conversation === null) return findings;
    const scene: Scene = { context, subject, line, conversation };
    const before = await messagesOf(scene);
    findings.push(await send(scene, 'sending', itemOf(scene, context.options.text, null), before));
    findings.push(await answerMessage(scene, await messagesOf(scene)));
    findings.push(await classify(scene));
    findings.push(await close(scene));
  } catch (error) {
    findings.push(finding('closing', 'missing', `stopped: ${failureWords(error, context.secrets)}`));
  }
  return findings;
}
