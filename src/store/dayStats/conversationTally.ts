import { UNSAID, VOICE, type QueueType } from '../../lib/queueType';
import { authenticated } from '../connection/actions';
import * as conversations from '../conversations/actions';
import type { Conversation } from '../conversations/types';
import * as messages from '../messages/actions';
import type { Message } from '../messages/types';
import { momentOf } from '../../lib/time';
import * as outbox from '../outbox/actions';
import * as queues from '../queues/actions';
import type { QueueMembership } from '../queues/types';
import { isOf, median, type Day } from './spans';
import type { Hear } from './tally';
import type { DayStats, FirstAnswer } from './types';

interface Told {
  figures: Pick<DayStats, 'answered' | 'ended' | 'transferred' | 'sent' | 'received' | 'firstAnswerMs'>;
  /** When each conversation came, and when the agent first wrote in each. */
  moments: Readonly<Record<'received' | 'answered', readonly number[]>>;
  firstAnswers: FirstAnswer[];
}

/** What of a day is counted by what it was about: nothing twice, however often it is told. */
function emptyDay() {
  return {
    /** When each conversation became the agent's. */
    came: new Map<string, number>(),
    ended: new Set<string>(),
    transferred: new Set<string>(),
    /** First answers, by conversation. */
    firstAnswers: new Map<string, FirstAnswer>(),
  };
}

/** Messages of one side, by id. */
type Written = Map<string, { conversationId: string; at: number }>;

/** How far this machine's clock is ahead of the server's, ms: no word comes sooner than it was written. */
function clockLead(hear: Hear): () => number {
  let lead = Infinity;
  const heard = (at: number, date: string | null): void => {
    const written = momentOf(date);
    if (written !== null) lead = Math.min(lead, at - written);
  };
  hear(authenticated, ({ payload, meta }) => heard(meta.at, payload.serverTime));
  hear(messages.received, ({ payload, meta }) => heard(meta.at, payload.message.sentAt));
  return () => (lead === Infinity ? 0 : lead);
}

/**
 * What both sides wrote on a day: as it came or went, and what was there when a conversation became the agent's, or was
 * written elsewhere. A stored message is the agent's where the server names them.
 */
function tallyMessages(hear: Hear, day: Day, agent: string, own: ReadonlySet<string>) {
  const live: Record<'received' | 'sent', Written> = { received: new Map(), sent: new Map() };
  const stored: Record<'received' | 'sent', Written> = { received: new Map(), sent: new Map() };
  const lead = clockLead(hear);

  function keep(written: Written, { id, conversationId }: Message, at: number): void {
    if (!written.has(id)) written.set(id, { conversationId, at });
  }
  hear(messages.received, ({ payload: { message }, meta }) => {
    if (isOf(day, meta.at) && message.direction === 'customer') keep(live.received, message, meta.at);
  });
  function found({ conversationId, messages: all }: { conversationId: string; messages: Message[] }): void {
    if (!own.has(conversationId)) return;
    for (const message of all) {
      const at = momentOf(message.sentAt);
      if (at === null) continue;
      if (message.direction === 'customer') keep(stored.received, message, at);
      else if (message.direction === 'agent' && message.agent === agent) keep(stored.sent, message, at);
    }
  }
  hear(messages.loaded, ({ payload }) => found(payload));
  hear(messages.newestLoaded, ({ payload }) => found(payload));
  hear(messages.olderLoaded, ({ payload }) => found(payload));

  return {
    sent: (message: Message, at: number): void => keep(live.sent, message, at),
    /** All of one side, by id. */
    all(side: 'received' | 'sent'): Written {
      const ahead = lead();
      const ofDay = [...stored[side]]
        .map(([id, { conversationId, at }]) => [id, { conversationId, at: at + ahead }] as const)
        .filter(([, { at }]) => isOf(day, at));
      return new Map([...ofDay, ...live[side]]);
    },
  };
}

/** When the agent first wrote in each conversation. */
function firstByConversation(sent: Written): Map<string, number> {
  const first = new Map<string, number>();
  for (const { conversationId, at } of sent.values()) {
    first.set(conversationId, Math.min(at, first.get(conversationId) ?? at));
  }
  return first;
}

/** The agent's own messages that the server has, whichever way it says so first. */
function tallyAnswers(hear: Hear, agent: string, sent: (message: Message, at: number) => void): void {
  const made = new Set<string>();
  hear(outbox.queued, ({ payload }) => void made.add(payload.item.clientMsgId));
  hear(outbox.delivered, ({ payload, meta }) => sent(payload.message, meta.at));
  hear(messages.sendSettled, ({ payload: { message, failure }, meta }) => {
    if (message !== null && failure === null) sent(message, meta.at);
  });
  hear(messages.received, ({ payload: { message }, meta }) => {
    const isOfThisBrowser = message.clientMsgId !== null && made.has(message.clientMsgId);
    const isNamed = message.direction === 'agent' && message.agent === agent;
    if (isOfThisBrowser || isNamed) sent(message, meta.at);
  });
}

/** Which conversations are calls' services; one that does not say its type has that of its queue (contract §0). */
function tallyVoice(hear: Hear): (conversationId: string) => boolean {
  const types = new Map<string, QueueType>();
  const all = new Map<string, Pick<Conversation, 'queue' | 'queueType'>>();
  function known({ id, queue, queueType }: Conversation): void {
    all.set(id, { queue, queueType });
  }
  function joined(memberships: readonly QueueMembership[] | null): void {
    for (const { queue, type } of memberships ?? []) types.set(queue, type);
  }
  hear(conversations.loaded, ({ payload }) => payload.conversations.forEach(known));
  hear(conversations.oneLoaded, ({ payload }) => known(payload.conversation));
  hear(conversations.created, ({ payload }) => known(payload.conversation));
  hear(conversations.assigned, ({ payload }) => known(payload.conversation));
  hear(queues.loaded, ({ payload }) => payload.queues.forEach(({ name, type }) => types.set(name, type)));
  hear(queues.membershipsReported, ({ payload }) => joined(payload.memberships));
  hear(authenticated, ({ payload }) => joined(payload.memberships));
  return (conversationId) => {
    const one = all.get(conversationId);
    if (one === undefined) return false;
    return (one.queueType === UNSAID ? types.get(one.queue) : one.queueType) === VOICE;
  };
}

/** Counts conversations and messages; calls have services of their own, which are none of these. */
export function conversationTally(hear: Hear, day: Day, agent: string): () => Told {
  const of = emptyDay();
  /** When each came to the agent who has not been answered yet. */
  const waiting = new Map<string, number>();
  const isVoice = tallyVoice(hear);
  /** Begun by the agent: nobody waited for an answer. */
  const begun = new Set<string>();

  /** Those that were the agent's. */
  const own = new Set<string>();

  const known = ({ id }: Conversation): void => void own.add(id);

  function left(conversationId: string, at: number, counted: Set<string>): void {
    waiting.delete(conversationId);
    if (isOf(day, at) && !isVoice(conversationId)) counted.add(conversationId);
  }

  hear(conversations.loaded, ({ payload }) => payload.conversations.forEach(known));
  hear(conversations.oneLoaded, ({ payload }) => known(payload.conversation));
  hear(conversations.created, ({ payload }) => {
    known(payload.conversation);
    if (!payload.existing) begun.add(payload.conversation.id);
  });
  hear(conversations.assigned, ({ payload: { conversation }, meta }) => {
    known(conversation);
    if (!waiting.has(conversation.id)) waiting.set(conversation.id, meta.at);
    if (isOf(day, meta.at) && !of.came.has(conversation.id)) of.came.set(conversation.id, meta.at);
  });
  hear(conversations.removed, ({ payload }) => void waiting.delete(payload.conversationId));
  hear(conversations.ended, ({ payload, meta }) => left(payload.conversationId, meta.at, of.ended));
  hear(conversations.transferred, ({ payload, meta }) =>
    left(payload.conversationId, meta.at, of.transferred),
  );
  const written = tallyMessages(hear, day, agent, own);
  tallyAnswers(hear, agent, (message, at) => {
    const since = waiting.get(message.conversationId);
    waiting.delete(message.conversationId);
    if (!isOf(day, at)) return;
    written.sent(message, at);
    if (since !== undefined) of.firstAnswers.set(message.conversationId, { at, ms: at - since });
  });

  return () => {
    const sent = written.all('sent');
    const answered = firstByConversation(sent);
    const firstAnswers = [...of.firstAnswers].flatMap(([id, answer]) => (begun.has(id) ? [] : [answer]));
    return {
      figures: {
        answered: answered.size,
        ended: of.ended.size,
        transferred: of.transferred.size,
        sent: sent.size,
        received: written.all('received').size,
        firstAnswerMs: median(firstAnswers.map(({ ms }) => ms)),
      },
      moments: {
        received: [...of.came].flatMap(([id, at]) => (isVoice(id) ? [] : [at])),
        answered: [...answered.values()],
      },
      firstAnswers,
    };
  };
}
