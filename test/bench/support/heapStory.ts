import type { UnknownAction } from '@reduxjs/toolkit';
import * as classification from '../../../src/store/classification/actions';
import * as contacts from '../../../src/store/contacts/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as drafts from '../../../src/store/drafts/actions';
import * as messages from '../../../src/store/messages/actions';
import type { Message } from '../../../src/store/messages/types';
import * as outbox from '../../../src/store/outbox/actions';
import * as timeline from '../../../src/store/timeline/actions';
import { sampleConversation, sampleMessage, sampleOutboxItem, sampleQuote } from '../../support/samples';

const SAID = 'Preciso da segunda via do boleto, por favor. O vencimento é amanhã e não recebi nada ainda. ';

const file = { path: '/gravacoes/', mimeType: 'image/png', bytes: 120_000, width: 640, height: 480 };

function messageOf(conversationId: string, at: number): Message {
  const id = `${conversationId}${String(at).padStart(4, '0')}`;
  const fileName = `foto-${id}.png`;
  return sampleMessage({
    id,
    conversationId,
    text: `${SAID}${id}`,
    providerId: `p${id}`,
    attachments: at % 10 === 0 ? [{ ...file, path: file.path + id, fileName, seconds: null }] : [],
    quoted: at % 7 === 0 ? { id, text: `${SAID}${id}`, kind: 'text', mimeType: null, path: null } : null,
  });
}

function earlier(conversationId: string): UnknownAction[] {
  const protocols = [1, 2, 3].map((nth) => {
    const id = `${conversationId}-${String(nth)}`;
    const said = Array.from({ length: 20 }, (_, at) => messageOf(id, at));
    return { id, queue: 'SAC', startedAt: '2026-03-01T09:00:00-03:00', messages: said };
  });
  return [
    timeline.earlierReadStarted({ conversationId }),
    timeline.earlierLoaded({ conversationId, protocols, pages: 1, isEnd: false }),
    timeline.findOpenRequested({ conversationId }),
  ];
}

function answered(conversationId: string): UnknownAction[] {
  const [clientMsgId, text] = [`c${conversationId}`, `${SAID}${conversationId}`];
  const sent = sampleOutboxItem({ clientMsgId, text });
  const item = { ...sent, target: { ...sent.target, conversationId } };
  return [
    drafts.keepRequested({ conversationId, text }),
    outbox.queued({ item, spendsDraft: true }),
    outbox.attemptStarted({ clientMsgId }),
    outbox.delivered({ clientMsgId, message: { ...messageOf(conversationId, 9_000), clientMsgId } }),
    drafts.quoteRequested({ conversationId, quoted: sampleQuote({ text }) }),
    classification.rowsLoaded({ conversationId, rows: [] }),
    contacts.ofConversationLoaded({ conversationId, contact: null }),
    conversations.typingReported({ conversationId, who: 'customer', state: 'typing' }),
  ];
}

/** The ways in which a conversation ends for an agent, in turn. */
function parting(conversationId: string, nth: number): UnknownAction {
  const gone = { conversationId, reason: 'finished', to: null } as const;
  const ways = [
    conversations.ended({ conversationId }),
    conversations.removed(gone),
    conversations.transferred({ conversationId, to: { kind: 'queue', queue: 'Vendas' } }),
  ];
  return ways[nth % ways.length] ?? conversations.removed(gone);
}

/** All that the store hears of one conversation, from its assignment to its end, with so many messages received. */
export function lifeOf(nth: number, received: number): UnknownAction[] {
  const conversationId = String(10_000 + nth);
  return [
    conversations.assigned({ conversation: sampleConversation({ id: conversationId }), reason: 'queue' }),
    conversations.openRequested({ conversationId }),
    messages.readStarted({ conversationId }),
    messages.loaded({ conversationId, messages: [messageOf(conversationId, 0)] }),
    ...Array.from({ length: received }, (_, at) =>
      messages.received({ message: messageOf(conversationId, at + 1), conversation: null }),
    ),
    ...answered(conversationId),
    ...earlier(conversationId),
    parting(conversationId, nth),
    conversations.leaveRequested(),
  ];
}
