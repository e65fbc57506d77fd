import type { MissedCall } from '../../../src/store/calls/types';
import type { Classified } from '../../../src/store/classification/types';
import type { Conversation, ConversationPatch } from '../../../src/store/conversations/types';
import type { Failure } from '../../../src/lib/failure';
import type { Attachment, Message, Quote } from '../../../src/store/messages/types';
import type { OutboxFile, OutboxItem } from '../../../src/store/outbox/types';
import type { QueueMembership } from '../../../src/store/queues/types';
import type { Dice } from '../random';
import { mail } from './mails';
import { secretOrNull, secretText } from './secrets';
import { sampleConversation, sampleMessage, sampleOutboxItem } from '../samples';

/**
 * A few ids only, so that the facts of a stream speak of the same things again and again; among them
 * what a hostile server would call them.
 */
export const conversationIds = ['1', '1', '1', '1', '2', '10', '__proto__', 'constructor'] as const;

export const clientIds = ['c1', 'c2', 'c3', '__proto__', 'constructor'] as const;

export const queueNames = ['SAC', 'SAC', 'Vendas', '__proto__', 'constructor'] as const;

export const callIds = ['k1', 'k1', 'k2', 'k3', '__proto__', 'constructor'] as const;

/** The centre's own ids of calls. */
export const uniqueIds = ['u1', 'u2', '__proto__', 'constructor'] as const;

export const extensions = ['4001', '4002', '__proto__', 'constructor'] as const;

export function missedCall(dice: Dice): MissedCall {
  const id = dice.pick(callIds);
  return { id, number: '11988880001', name: null, queue: 'Voz', rang: true, at: dice.int(10_000) };
}

export function isoTime(dice: Dice): string {
  return new Date(Date.UTC(2026, 2, 10, 12) + dice.int(10_000) * 1000).toISOString();
}

export function failure(dice: Dice): Failure {
  return {
    code: dice.pick(['timeout', 'INTERNO', 'OUTRO_AGENTE']),
    message: dice.pick(['', 'Tente mais tarde']),
    ...(dice.chance(0.3) ? { fieldErrors: { numero: secretText(dice) } } : {}),
  };
}

function classified(dice: Dice): Classified {
  return { classification: 'Dúvida', subclassification: null, notes: secretOrNull(dice) };
}

export function conversation(dice: Dice): Conversation {
  return sampleConversation({
    id: dice.pick(conversationIds),
    subject: secretOrNull(dice),
    lastMessage: secretOrNull(dice),
    lastMessageAt: dice.chance(0.2) ? null : isoTime(dice),
    unread: dice.int(3),
    queueType: dice.pick([1, 3, 3, 3]),
    linkedId: dice.pick([null, ...uniqueIds]),
    extraData: dice.chance(0.5) ? {} : { origem: secretText(dice) },
    ...(dice.chance(0.5) ? {} : { classified: classified(dice) }),
    ...(dice.chance(0.5) ? {} : { queueFrom: 'Vendas', transferredBy: 'Bia Reis' }),
  });
}

export function patch(dice: Dice): ConversationPatch | null {
  if (dice.chance(0.4)) return null;
  const id = dice.pick(conversationIds);
  return dice.chance(0.5) ? { id, unread: dice.int(4) } : { ...conversation(dice), id };
}

function attachment(dice: Dice): Attachment {
  const path = `/arquivos/${secretText(dice)}`;
  return {
    path,
    mimeType: 'image/png',
    fileName: secretText(dice),
    bytes: 10,
    width: null,
    height: null,
    seconds: null,
  };
}

export function message(dice: Dice): Message {
  return sampleMessage({
    id: String(dice.int(12)),
    providerId: dice.chance(0.7) ? null : `p${dice.int(4)}`,
    clientMsgId: dice.chance(0.5) ? null : dice.pick(clientIds),
    conversationId: dice.pick(conversationIds),
    text: secretText(dice),
    plainText: secretOrNull(dice),
    direction: dice.pick(['customer', 'agent', 'system']),
    status: dice.pick(['pending', 'sent', 'delivered', 'seen', 'deleted']),
    subject: secretOrNull(dice),
    sentAt: isoTime(dice),
    attachments: dice.some(2, () => attachment(dice)),
    quoted: dice.chance(0.6)
      ? null
      : { id: '1', text: secretOrNull(dice), kind: 'text', mimeType: null, path: secretOrNull(dice) },
    envelope: dice.chance(0.6)
      ? null
      : {
          from: secretText(dice),
          to: dice.some(2, () => secretText(dice)),
          cc: dice.some(2, () => secretText(dice)),
          bcc: dice.some(2, () => secretText(dice)),
        },
    updatedAt: dice.chance(0.5) ? null : isoTime(dice),
    ...(dice.chance(0.8) ? {} : { repliesTo: `p${String(dice.int(20))}` }),
    ...(dice.chance(0.8) ? {} : { isForward: true as const }),
  });
}

export function quote(dice: Dice): Quote {
  const said = { text: secretOrNull(dice), path: secretOrNull(dice) };
  return { id: String(dice.int(12)), providerId: null, kind: 'text', mimeType: null, ...said };
}

export function outboxFile(dice: Dice): OutboxFile {
  const uploadId = dice.pick(['up1', 'up2', '__proto__']);
  return { uploadId, name: secretText(dice), mimeType: 'image/png', bytes: dice.int(1000) };
}

export function outboxItem(dice: Dice): OutboxItem {
  const file = dice.chance(0.6) ? null : outboxFile(dice);
  const item = sampleOutboxItem({
    ...(dice.chance(0.5) ? { customer: secretText(dice) } : {}),
    clientMsgId: dice.pick(clientIds),
    text: secretText(dice),
    file,
    mail: dice.chance(0.7) ? null : { ...mail(dice), from: 'sac@exemplo.com', plainText: secretText(dice) },
    quoted: dice.chance(0.7) ? null : quote(dice),
    template: dice.chance(0.8) ? null : { id: '1', fields: [{ name: 'nome', value: secretText(dice) }] },
    failure: dice.chance(0.7) ? null : failure(dice),
  });
  return { ...item, target: { ...item.target, conversationId: dice.pick(conversationIds) } };
}

export function memberships(dice: Dice): QueueMembership[] {
  return [...new Set(queueNames)].map((queue) => ({
    queue,
    type: 3,
    joined: dice.chance(0.5),
    paused: false,
    pauseReason: null,
  }));
}
