import * as classification from '../../src/store/classification/actions';
import * as connection from '../../src/store/connection/actions';
import * as conversations from '../../src/store/conversations/actions';
import type { Conversation } from '../../src/store/conversations/types';
import * as drafts from '../../src/store/drafts/actions';
import * as messages from '../../src/store/messages/actions';
import type { Message } from '../../src/store/messages/types';
import * as outbox from '../../src/store/outbox/actions';
import { injectStampSource, type PushMark, type StampedAction } from '../../src/store/stamp';
import { sampleConversation, sampleMessage, sampleOutboxItem } from './samples';

const START = Date.UTC(2026, 2, 10, 12);

/** What happens at a console, told in the real actions with a clock and ids of its own. */
export interface Story {
  /** Everything so far. */
  readonly facts: readonly StampedAction[];
  /** Something else happens; the action is made with the story's clock. */
  say(make: (time: number) => StampedAction): void;
  /** Nothing happens for so many ms. */
  waits(ms: number): void;
  /** The next mark of the server's stream. */
  mark(): PushMark;
  /** The console connects, and the server tells where its stream is. */
  connects(replay?: 'nothing' | 'gap'): void;
  /** A conversation becomes the agent's. */
  assigned(id: string, fields?: Partial<Conversation>): void;
  /** The customer writes: one event of the server. */
  customerWrites(id: string, text: string): void;
  /** The agent types, sends, and sees the message delivered and read: eight facts. */
  agentAnswers(id: string, text: string): void;
  /** The agent classifies and ends the conversation. */
  ends(id: string, notes: string): void;
}

/** A story that tells its actions to `listen` as well, one by one. */
export function createStory(listen: (action: StampedAction) => void = () => undefined): Story {
  const facts: StampedAction[] = [];
  let at = START;
  let id = 0;
  let seq = 0;
  let messageId = 1000;
  const source = { now: () => (at += 137), newId: () => `0000-${String((id += 1)).padStart(6, '0')}` };

  /** Makes actions with the clock of the story. */
  function stamped<T>(make: () => T): T {
    const before = injectStampSource(source);
    const made = make();
    injectStampSource(before);
    return made;
  }

  function say(make: (time: number) => StampedAction): void {
    const fact = stamped(() => make(at));
    facts.push(fact);
    listen(fact);
  }

  function mark(): PushMark {
    seq += 1;
    return { eventId: `e1-${seq}`, epoch: 'e1', seq, serverAt: new Date(at).toISOString() };
  }

  function message(conversationId: string, fields: Partial<Message>): Message {
    messageId += 1;
    return sampleMessage({
      id: String(messageId),
      conversationId,
      sentAt: new Date(at).toISOString(),
      ...fields,
    });
  }

  function answer(conversationId: string, text: string): void {
    const clientMsgId = `client-${messageId}`;
    const sample = sampleOutboxItem({
      clientMsgId,
      reqId: `req-${messageId}`,
      text,
      createdAt: at,
      queuedAt: at,
      order: at,
    });
    const item = { ...sample, target: { ...sample.target, conversationId } };
    const sent = message(conversationId, { clientMsgId, direction: 'agent', agent: 'Ana Souza', text });
    say(() => drafts.keepRequested({ conversationId, text: text.slice(0, text.length / 2) }));
    say(() => messages.sendRequested({ conversationId, text }));
    say(() => outbox.queued({ item, spendsDraft: false }));
    say(() => drafts.keepRequested({ conversationId, text: '' }));
    say(() => outbox.attemptStarted({ clientMsgId }));
    say(() => outbox.delivered({ clientMsgId, message: sent }));
    for (const status of ['delivered', 'seen'] as const) {
      say(() => messages.changed({ message: { ...sent, status }, conversation: null }, mark()));
    }
  }

  function end(conversationId: string, notes: string): void {
    const chosen = { classificationId: '1', subclassificationId: null };
    const row = { id: '9', ...chosen, classification: 'Dúvida', subclassification: null };
    say(() => classification.openRequested({ conversationId }));
    say(() =>
      classification.saveRequested({
        conversationId,
        ...chosen,
        notes,
      }),
    );
    say(() => classification.saveStarted({ conversationId }));
    say(() => classification.saved({ conversationId, row: { ...row, notes, agent: 'Ana Souza' } }));
    say(() => conversations.endRequested({ conversationId }));
    say(() => conversations.endConfirmationOpened({ conversationId }));
    say(() => conversations.endConfirmRequested({ conversationId }));
    say(() => conversations.endStarted({ conversationId }));
    say(() => conversations.ended({ conversationId }));
  }

  function connect(replay: 'nothing' | 'gap'): void {
    const position = { epoch: 'e1', seq, replay, serverTime: new Date(at + 250).toISOString() };
    const agent = { memberships: [], status: 1 as const, pauseReason: null, limits: null };
    say(() => connection.attemptStarted({ attempt: 1 }));
    say(() => connection.opened({ socketId: 'socket-1' }));
    say(() => connection.authenticated({ ...position, ...agent }));
  }

  return {
    facts,
    say,
    waits: (ms) => {
      at += ms;
    },
    mark,
    connects: (replay = 'nothing') => connect(replay),
    assigned: (conversationId, fields = {}) => {
      const conversation = sampleConversation({ id: conversationId, ...fields });
      say(() => conversations.assigned({ conversation, reason: 'queue' }, mark()));
    },
    customerWrites: (conversationId, text) => {
      const conversation = { id: conversationId, lastMessage: text, unread: 1 };
      say(() => messages.received({ message: message(conversationId, { text }), conversation }, mark()));
    },
    agentAnswers: answer,
    ends: end,
  };
}
