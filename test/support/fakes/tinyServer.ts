import type { AckResult } from '../../../src/services/realtime/ackResult';
import type { Message } from '../../../src/store/messages/types';
import type { OutboxItem } from '../../../src/store/outbox/types';
import type { Dice } from '../random';
import { messageOf, ok, refused } from './fakeCommands';

/** A server that stores messages by their clientMsgId and answers as the dice fall. */
export interface TinyServer {
  /** One request: may be stored or not, answered or not, and may cost the connection. */
  receive(item: OutboxItem): Promise<AckResult<Message>>;
  /** The messages of a conversation, as they were stored. */
  messages(conversationId: string): Message[];
  /** Requests that came after a later one of their conversation was stored. */
  overtaken: string[];
}

/** What a server may do to a request. */
const FAULTS = ['ackLost', 'requestLost', 'late', 'busy', 'dropped', 'droppedAfterStoring'] as const;

/** Longer than the 10 s that a console waits for an answer, ms. */
const NO_ANSWER_MS = 10_000;

function after<T>(ms: number, value: () => T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value()), ms);
  });
}

/**
 * Makes a server that does at most `faults` of its misdeeds. `drop` cuts the connection; `tell` is called with
 * each stored message that the server announces by an event.
 */
export function createTinyServer(
  dice: Dice,
  faults: number,
  drop: () => void,
  tell: (message: Message) => void,
): TinyServer {
  const stored: Message[] = [];
  const highest = new Map<string, number>();
  const overtaken: string[] = [];
  let left = faults;

  function store(item: OutboxItem): Message {
    const before = stored.find(({ clientMsgId }) => clientMsgId === item.clientMsgId);
    if (before !== undefined) return before;
    const { conversationId } = item.target;
    if (item.order < (highest.get(conversationId) ?? 0)) overtaken.push(item.text);
    highest.set(conversationId, item.order);
    const message = messageOf(item, String(1_000 + stored.length));
    stored.push(message);
    if (dice.chance(0.5)) void after(dice.int(4_000), () => tell(message));
    return message;
  }

  function misdeed(item: OutboxItem): Promise<AckResult<Message>> {
    const lost = () => after(NO_ANSWER_MS, () => ({ kind: 'timeout' }) as const);
    switch (dice.pick(FAULTS)) {
      case 'ackLost':
        store(item);
        return lost();
      case 'requestLost':
        return lost();
      case 'late':
        void after(NO_ANSWER_MS + dice.int(8_000), () => store(item));
        return lost();
      case 'busy':
        return after(dice.int(500), () => refused('INDISPONIVEL', '', true));
      case 'dropped':
        drop();
        return Promise.resolve({ kind: 'disconnected' });
      case 'droppedAfterStoring':
        store(item);
        drop();
        return Promise.resolve({ kind: 'disconnected' });
    }
  }

  return {
    overtaken,
    messages: (conversationId) => stored.filter((message) => message.conversationId === conversationId),
    receive(item) {
      if (left > 0 && dice.chance(0.4)) {
        left -= 1;
        return misdeed(item);
      }
      return after(dice.int(1_500), () => ok(store(item)));
    },
  };
}
