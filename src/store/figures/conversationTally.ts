import * as conversations from '../conversations/actions';
import type { Conversation } from '../conversations/types';
import * as messages from '../messages/actions';
import type { Message } from '../messages/types';
import { momentOf } from '../moment';
import * as outbox from '../outbox/actions';
import { isOf, median } from './spans';
import type { Day } from './spans';
import type { Hear } from './tally';
import type { DayFigures } from './types';

const VOICE = 1;

type Told = Pick<DayFigures, 'answered' | 'ended' | 'transferred' | 'sent' | 'received' | 'firstAnswerMs'>;

/** What of a day is counted by what it was about: nothing twice, however often it is told. */
function emptyDay() {
  return {
    answered: new Set<string>(),
    ended: new Set<string>(),
    transferred: new Set<string>(),
    sent: new Set<string>(),
    received: new Set<string>(),
    /** Times from coming to the first answer, by conversation. */
    firstAnswers: new Map<string, number>(),
  };
}

/** What customers wrote: as it came, and what was there when a conversation became the agent's. */
function tallyMessages(hear: Hear, day: Day, received: Set<string>, own: ReadonlySet<string>): void {
  hear(messages.received, ({ payload: { message }, meta }) => {
    if (isOf(day, meta.at) && message.direction === 'customer') received.add(message.id);
  });
  function found({ conversationId, messages: all }: { conversationId: string; messages: Message[] }): void {
    if (!own.has(conversationId)) return;
    for (const { id, direction, sentAt } of all) {
      const at = momentOf(sentAt);
      if (direction === 'customer' && at !== null && isOf(day, at)) received.add(id);
    }
  }
  hear(messages.loaded, ({ payload }) => found(payload));
  hear(messages.newestLoaded, ({ payload }) => found(payload));
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

/** Counts conversations and messages; calls have services of their own, which are none of these. */
export function conversationTally(hear: Hear, day: Day): () => Told {
  const of = emptyDay();
  /** When each came to the agent who has not been answered yet. */
  const waiting = new Map<string, number>();
  const voice = new Set<string>();
  /** Begun by the agent: nobody waited for an answer. */
  const begun = new Set<string>();

  /** Those that were the agent's. */
  const own = new Set<string>();

  function known({ id, queueType }: Conversation): void {
    own.add(id);
    if (queueType === VOICE) voice.add(id);
  }

  function left(conversationId: string, at: number, counted: Set<string>): void {
    waiting.delete(conversationId);
    if (isOf(day, at) && !voice.has(conversationId)) counted.add(conversationId);
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
  tallyMessages(hear, day, of.received, own);
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
    received: of.received.size,
    firstAnswerMs: median([...of.firstAnswers].flatMap(([id, ms]) => (begun.has(id) ? [] : [ms]))),
  });
}
