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
import type { DayStats } from './types';

type Told = Pick<DayStats, 'answered' | 'ended' | 'transferred' | 'sent' | 'received' | 'firstAnswerMs'>;

/** What of a day is counted by what it was about: nothing twice, however often it is told. */
function emptyDay() {
  return {
    answered: new Set<string>(),
    ended: new Set<string>(),
    transferred: new Set<string>(),
    sent: new Set<string>(),
    /** Times from coming to the first answer, by conversation. */
    firstAnswers: new Map<string, number>(),
  };
}

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

/** What customers wrote: as it came, and what was there when a conversation became the agent's. Gives how many. */
function tallyMessages(hear: Hear, day: Day, own: ReadonlySet<string>): () => number {
  const received = new Set<string>();
  const written = new Map<string, number>();
  const lead = clockLead(hear);
  hear(messages.received, ({ payload: { message }, meta }) => {
    if (isOf(day, meta.at) && message.direction === 'customer') received.add(message.id);
  });
  function found({ conversationId, messages: all }: { conversationId: string; messages: Message[] }): void {
    if (!own.has(conversationId)) return;
    for (const { id, direction, sentAt } of all) {
      const at = momentOf(sentAt);
      if (direction === 'customer' && at !== null) written.set(id, at);
    }
  }
  hear(messages.loaded, ({ payload }) => found(payload));
  hear(messages.newestLoaded, ({ payload }) => found(payload));
  return () => {
    const ahead = lead();
    const ofDay = [...written].filter(([, at]) => isOf(day, at + ahead)).map(([id]) => id);
    return new Set([...received, ...ofDay]).size;
  };
}

/** The agent's own messages that the server has, whichever way it says so first. */
function tallyAnswers(hear: Hear, sent: (message: Message, at: number) => void): void {
  const made = new Set<string>();
  hear(outbox.queued, ({ payload }) => void made.add(payload.item.clientMsgId));
  hear(outbox.delivered, ({ payload, meta }) => sent(payload.message, meta.at));
  hear(messages.sendSettled, ({ payload: { message, failure }, meta }) => {
    if (message !== null && failure === null) sent(message, meta.at);
  });
  hear(messages.received, ({ payload: { message }, meta }) => {
    if (message.clientMsgId !== null && made.has(message.clientMsgId)) sent(message, meta.at);
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
export function conversationTally(hear: Hear, day: Day): () => Told {
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
  });
  hear(conversations.removed, ({ payload }) => void waiting.delete(payload.conversationId));
  hear(conversations.ended, ({ payload, meta }) => left(payload.conversationId, meta.at, of.ended));
  hear(conversations.transferred, ({ payload, meta }) =>
    left(payload.conversationId, meta.at, of.transferred),
  );
  const received = tallyMessages(hear, day, own);
  tallyAnswers(hear, (message, at) => {
    const since = waiting.get(message.conversationId);
    waiting.delete(message.conversationId);
    if (!isOf(day, at)) return;
    of.sent.add(message.id);
    of.answered.add(message.conversationId);
    if (since !== undefined) of.firstAnswers.set(message.conversationId, at - since);
  });

  return () => ({
    answered: of.answered.size,
    ended: of.ended.size,
    transferred: of.transferred.size,
    sent: of.sent.size,
    received: received(),
    firstAnswerMs: median([...of.firstAnswers].flatMap(([id, ms]) => (begun.has(id) ? [] : [ms]))),
  });
}
