import { numberIn } from '../../../lib/phoneNumber';
import type { BookedCall } from '../../../services/decode/history';
import type { deskCallFound } from '../../../store/calls/actions';
import type { EndedCall } from '../../../store/calls/types';
import type { Conversation } from '../../../store/conversations/types';
import { roomOf } from '../dialable';

type Found = ReturnType<typeof deskCallFound>['payload'];

/** The customer id of somebody whom the centre does not know (spec 1 §9). */
const UNKNOWN_CUSTOMER = '9999999';

function filled(text: string): string | null {
  return text.trim() === '' ? null : text;
}

function roomOfCall({ direction, number }: Pick<Found, 'direction' | 'number'>): { room: string } | null {
  return direction === 'outgoing' ? roomOf(number) : null;
}

/** The call that a voice conversation belongs to, as far as the conversation tells of it. */
export function callOfConversation(conversation: Conversation, uniqueId: string, now: number): Found {
  const { customerId, direction, extraData, fromId, fromName, id, queue } = conversation;
  const startedAt = conversation.startedAt === null ? now : Date.parse(conversation.startedAt);
  return {
    callId: uniqueId,
    direction: direction ?? 'incoming',
    number: numberIn(fromId) ?? fromId,
    name: filled(fromName),
    queue: filled(queue),
    uniqueId,
    contactId: customerId === UNKNOWN_CUSTOMER ? null : filled(customerId),
    conversationId: id,
    data: extraData,
    startedAt,
    answeredAt: startedAt,
  };
}

/** A call from the centre's call history. */
export function callInBooks(booked: BookedCall, now: number): Found {
  const { direction, name, number, queue, uniqueId } = booked;
  const startedAt = booked.startedAt ?? now;
  const unknown = { contactId: null, conversationId: null, data: {} };
  const told = { callId: uniqueId, uniqueId, direction, name, number, queue, startedAt };
  return { ...unknown, ...told, answeredAt: startedAt, ...roomOfCall(booked) };
}

/** A call during which a page was closed or reloaded; on the desk it went on. */
export function callOfPage({ id: callId, answeredAt, conference, ...call }: EndedCall): Found {
  const { contactId, conversationId, data, direction, name, number, queue, startedAt, uniqueId } = call;
  const told = { contactId, conversationId, data, direction, name, number, queue, startedAt, uniqueId };
  const room = conference === undefined ? null : { room: conference.room };
  return { callId, ...told, answeredAt: answeredAt ?? startedAt, ...room };
}
