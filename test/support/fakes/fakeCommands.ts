import type { AckResult } from '../../../src/services/realtime/ackResult';
import type { AgentAnswer, RealtimeCommands } from '../../../src/services/realtime/commands';
import type { Message } from '../../../src/store/messages/types';
import type { OutboxItem } from '../../../src/store/outbox/types';
import { sampleConversation, sampleMessage } from '../samples';
import { sampleMembership } from '../sagaSamples';
import { scriptedApi, type ScriptedApi } from './scripted';

/** The commands, each with a script and a memory of its calls. */
export type FakeCommands = ScriptedApi<RealtimeCommands>;

/** An acknowledgement. */
export function ok<T>(data: T): Extract<AckResult<T>, { kind: 'ok' }> {
  return { kind: 'ok', data, seq: null, repeated: false };
}

/** A refusal; final unless `retryable`. */
export function refused(
  code: string,
  message = '',
  retryable = false,
): Extract<AckResult<never>, { kind: 'refused' }> {
  return { kind: 'refused', failure: { code, message }, retryable, retryAfterMs: null };
}

/** An answer that comes after 10 s: none. */
export function timeout(): Promise<{ kind: 'timeout' }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ kind: 'timeout' }), 10_000);
  });
}

function answerOf(queues: string[], joined: boolean): AgentAnswer {
  const memberships = queues.map((queue) => sampleMembership(queue, joined));
  return { memberships, status: joined ? 1 : 5, pauseReason: null };
}

/** What a server makes of an unsent message. */
export function messageOf(item: OutboxItem, id: string): Message {
  return sampleMessage({
    id,
    clientMsgId: item.clientMsgId,
    conversationId: item.target.conversationId,
    text: item.text,
    direction: 'agent',
    agent: 'Ana Lima',
  });
}

/** Commands to a server that does what it is told. */
export function createFakeCommands(): FakeCommands {
  let stored = 0;
  return scriptedApi<RealtimeCommands>({
    joinQueues: (_who, _reqId, queues) => ok(answerOf(queues, true)),
    leaveQueues: (_who, _reqId, queues) => ok(answerOf(queues, false)),
    pause: (_who, _reqId, reason) =>
      ok({ memberships: [sampleMembership('SAC')], status: 10, pauseReason: reason }),
    unpause: () => ok(answerOf(['SAC'], true)),
    queueStatus: () =>
      ok({ statuses: [], totals: { chat: 0, whatsapp: 0, email: 0, voice: 0 }, waiting: {} }),
    templates: () => ok([]),
    sendMessage(_who, item) {
      stored += 1;
      return ok(messageOf(item, String(500 + stored)));
    },
    deleteMessage: () => ok({ updatedAt: '2026-03-10T12:05:00.000Z' }),
    retryMessage: (_who, _reqId, message) => ok({ ...message, errorText: null }),
    endConversation: () => ok(null),
    transferConversation: () => ok(null),
    hangUp: () => ok(null),
    dial: () => ok({ uniqueId: null }),
    createConversation: (_who, _reqId, { name, queue }) =>
      ok({ conversation: sampleConversation({ id: '2001', fromName: name, queue }), existing: false }),
    renameCustomer: () => ok(null),
    sendTyping: () => undefined,
    markRead: () => ok(null),
  });
}
