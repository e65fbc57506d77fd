import { createConversationApi } from '../../src/services/api/conversationApi';
import { createHistoryApi } from '../../src/services/api/historyApi';
import { createQueueApi } from '../../src/services/api/queueApi';
import { ownOpen } from '../../src/store/conversations/ownership';
import type { Conversation } from '../../src/store/conversations/types';
import type { Context, SignedIn, Subject } from './context';
import type { Finding } from './findings';
import { readFeature, type ReadCheck } from './readFeature';

/** The history tables begin one week back (spec 1 §9). */
const WEEK_MS = 7 * 86_400_000;

/** The past week of an agent, for reads of history. */
export function pastWeek(agent: string): { agent: string; from: number; to: number } {
  const to = Date.now();
  return { agent, from: to - WEEK_MS, to };
}

/** What conversations lack that agents would miss. */
export function lacksOf(conversations: readonly Conversation[]): string[] {
  const some = (lacks: (one: Conversation) => boolean): boolean => conversations.some(lacks);
  return [
    ...(some(({ startedAt }) => startedAt === null)
      ? ['conversations without dataIni: no clock, no start time']
      : []),
    ...(some(({ lastAgent }) => lastAgent === null)
      ? ['conversations without ultimoAgente: whether another agent took one over is not seen before sending']
      : []),
  ];
}

function queuesCheck(subject: Subject): ReadCheck {
  return {
    feature: 'queues',
    path: '/api/v3/fila',
    verbs: ['POST', 'GET'],
    loss: 'No new conversations and no transfers to queues; classification is never asked for before closing.',
    async read({ http }) {
      subject.centreQueues = await createQueueApi(http).queues();
      return { rows: subject.centreQueues.length };
    },
  };
}

function conversationsCheck(subject: Subject): ReadCheck {
  return {
    feature: 'conversations',
    path: '/api/v2/chats',
    verbs: ['GET'],
    loss: 'Agents see no conversation: the console cannot be used.',
    async read({ http }) {
      const { conversations } = await createConversationApi(http).active(subject.user.fullName);
      subject.own = ownOpen(conversations, subject.user);
      const others = conversations.length - subject.own.length;
      const lacks = lacksOf(subject.own);
      if (conversations.length > 0 && subject.own.length === 0) {
        lacks.push(
          `none of the ${String(others)} conversations sent is open and this agent's own: none is shown`,
        );
      }
      return { rows: conversations.length, lacks };
    },
  };
}

function servicesCheck(subject: Subject, past: Conversation[]): ReadCheck {
  return {
    feature: 'history of services',
    path: '/api/v2/chats (one week)',
    verbs: ['GET'],
    loss: 'The table of services stays empty.',
    async read({ http }) {
      const parts = await createHistoryApi(http).services(pastWeek(subject.user.fullName), subject.queues);
      past.push(...parts.flatMap((part) => part()).map(({ conversation }) => conversation));
      return { rows: past.length };
    },
  };
}

/** Reads what the later reads need to know. */
export async function firstReads(context: Context, signedIn: SignedIn): Promise<[Finding[], Subject]> {
  const subject: Subject = { ...signedIn, centreQueues: [], own: [], conversation: null };
  const past: Conversation[] = [];
  const checks = [queuesCheck(subject), conversationsCheck(subject), servicesCheck(subject, past)];
  const findings = await Promise.all(checks.map((check) => readFeature(check, context)));
  subject.conversation = subject.own[0] ?? past[0] ?? null;
  return [findings, subject];
}
