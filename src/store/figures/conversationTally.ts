import * as conversations from '../conversations/actions';
import type { Conversation } from '../conversations/types';
import * as messages from '../messages/actions';
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

/** Counts conversations and messages; calls have services of their own, which are none of these. */
export function conversationTally(hear: Hear, day: Day): () => Told {
  const of = emptyDay();
  /** When each came to the agent who has not been answered yet. */
  const waiting = new Map<string, number>();
  const voice = new Set<string>();
  /** Begun by the agent: nobody waited for an answer. */
  const begun = new Set<string>();

  function known({ id, queueType }: Conversation): void {
    if (queueType === VOICE) voice.add(id);
  }

  function left(conversationId: string, at: number, counted: Set<string>): void {
    waiting.delete(conversationId);
    if (isOf(day, at) && !voice.has(conversationId)) counted.add(conversationId);
  }

  hear(conversations.loaded, ({ payload }) => payload.conversations.forEach(known));
  hear(conversations.oneLoaded, ({ payload }) => known(payload.conversation));
  hear(conversations.created, ({ payload }) => {
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
  hear(messages.received, ({ payload: { message }, meta }) => {
    if (isOf(day, meta.at) && message.direction === 'customer') of.received.add(message.id);
  });
  hear(outbox.delivered, ({ payload: { clientMsgId, message }, meta }) => {
    const { conversationId } = message;
    const since = waiting.get(conversationId);
    waiting.delete(conversationId);
    if (!isOf(day, meta.at)) return;
    of.sent.add(clientMsgId);
    of.answered.add(conversationId);
    if (since !== undefined) of.firstAnswers.set(conversationId, meta.at - since);
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
