import type { DayStats } from '../../src/store/dayStats/types';
import type { Call, EndedCall, ReportedCall } from '../../src/store/calls/types';
import type { Contact } from '../../src/store/contacts/types';
import type { Conversation } from '../../src/store/conversations/types';
import type { CallRow, ServiceRow } from '../../src/store/history/types';
import type { Message, Quote } from '../../src/store/messages/types';
import type { OutboxItem } from '../../src/store/outbox/types';
import type { ScheduledCall } from '../../src/store/schedule/types';

/** A conversation with sensible fields; a test names only those that it is about. */
export function sampleConversation(fields: Partial<Conversation> = {}): Conversation {
  return {
    id: '1001',
    customerId: '77',
    fromId: '5511988880001@s.whatsapp.net',
    fromName: 'Maria Souza',
    subject: null,
    status: 'active',
    statusText: 'Entrou',
    queue: 'SAC',
    queueType: 3,
    lastAgent: 'Ana Lima',
    startedAt: '2026-03-10T09:00:00-03:00',
    endedAt: null,
    lastMessage: null,
    lastMessageAt: null,
    unread: 0,
    messageCount: 0,
    readOnly: false,
    linkedId: null,
    direction: 'incoming',
    extraData: {},
    updatedAt: null,
    ...fields,
  };
}

/** A message of the customer's in conversation 1001. */
export function sampleMessage(fields: Partial<Message> = {}): Message {
  return {
    id: '1',
    providerId: null,
    clientMsgId: null,
    conversationId: '1001',
    text: 'Bom dia',
    plainText: null,
    direction: 'customer',
    queue: 'SAC',
    queueType: 3,
    agent: null,
    status: 'sent',
    subject: null,
    sentAt: '2026-03-10T09:01:00-03:00',
    attachments: [],
    quoted: null,
    envelope: null,
    errorText: null,
    updatedAt: null,
    ...fields,
  };
}

/** The same message as an answer quotes it. */
export function sampleQuote(fields: Partial<Quote> = {}): Quote {
  return {
    ...{ id: '1', providerId: 'p1', text: 'Bom dia', kind: 'text', mimeType: null, path: null },
    ...fields,
  };
}

/** A message that the agent made in conversation 1001 and no server has. */
export function sampleOutboxItem(fields: Partial<OutboxItem> = {}): OutboxItem {
  return {
    clientMsgId: 'c1',
    reqId: 'r1',
    target: {
      conversationId: '1001',
      fromId: '5511988880001@s.whatsapp.net',
      queue: 'SAC',
      queueType: 3,
    },
    text: 'Posso ajudar?',
    file: null,
    mail: null,
    quoted: null,
    template: null,
    createdAt: Date.parse('2026-03-10T09:02:00-03:00'),
    queuedAt: Date.parse('2026-03-10T09:02:00-03:00'),
    order: 1,
    state: 'queued',
    attempts: 0,
    failure: null,
    ...fields,
  };
}

/** A call from a customer that rings here. */
export function sampleCall(fields: Partial<Call> = {}): Call {
  return {
    id: 'k1',
    direction: 'incoming',
    phase: 'offered',
    number: '1133334444',
    name: 'Maria Souza',
    queue: 'Voz',
    uniqueId: null,
    contactId: null,
    conversationId: null,
    data: {},
    hold: 'off',
    remoteHold: false,
    speaker: { volume: 100, muted: false },
    microphone: { volume: 100, muted: false },
    media: 'connecting',
    earlyMedia: false,
    startedAt: Date.parse('2026-03-10T09:03:00-03:00'),
    answeredAt: null,
    autoAnswerAt: null,
    transfer: null,
    consultOf: null,
    quality: null,
    troubles: [],
    repairing: false,
    digits: '',
    classified: false,
    ...fields,
  };
}

/** A call that was answered and ended by the customer. */
export function sampleEndedCall(fields: Partial<EndedCall> = {}): EndedCall {
  const { phase: _phase, ...call } = sampleCall();
  return {
    ...call,
    answeredAt: Date.parse('2026-03-10T09:03:05-03:00'),
    endedAt: Date.parse('2026-03-10T09:05:00-03:00'),
    end: { by: 'other', cause: 'completed', status: null, q850: 16 },
    ...fields,
  };
}

/** The same call as the server's channel tells it. */
export function sampleReportedCall(fields: Partial<ReportedCall> = {}): ReportedCall {
  return {
    uniqueId: 'u1',
    callId: null,
    number: '1133334444',
    name: 'Maria S. Souza',
    queue: 'Suporte',
    incoming: true,
    contactId: '77',
    conversationId: null,
    startedAt: '2026-03-10T09:03:00-03:00',
    answeredAt: null,
    ...fields,
  };
}

/** A contact without a group, with a page in another system. */
export function sampleContact(fields: Partial<Contact> = {}): Contact {
  return {
    id: '77',
    name: 'Maria Souza',
    number: '5511988880001',
    email: 'maria@exemplo.com',
    document: null,
    groupId: null,
    routes: [],
    url: 'https://crm.exemplo.com/77',
    fields: [],
    numbers: [],
    profileImage: null,
    isBusiness: null,
    others: {},
    version: '1',
    ...fields,
  };
}

/** A call of the history that was answered, without a classification. */
export function sampleCallRow(fields: Partial<CallRow> = {}): CallRow {
  const id = fields.id ?? 'u1';
  return {
    ...{ id, uniqueId: id, startedAt: Date.parse('2026-03-10T09:03:00-03:00') },
    ...{ number: '1133334444', name: 'Maria Souza', direction: 'incoming', answered: true },
    ...{ queue: 'Voz', seconds: 115, classification: null, subclassification: null, notes: null },
    ...fields,
  };
}

/** A finished service of the history, without a classification. */
export function sampleServiceRow(
  conversation: Partial<Conversation> = {},
  fields: Partial<ServiceRow> = {},
): ServiceRow {
  const of = sampleConversation({ status: 'finished', statusText: 'Encerrado', ...conversation });
  return {
    ...{ conversation: of, startedAt: of.startedAt === null ? null : Date.parse(of.startedAt) },
    ...{ classification: null, subclassification: null, notes: null },
    ...fields,
  };
}

/** What an agent did on a day. */
export function sampleFigures(fields: Partial<DayStats> = {}): DayStats {
  return {
    ...{ since: 1_773_100_800_000, at: 1_773_144_000_000 },
    ...{ answered: 12, ended: 9, transferred: 2, sent: 48, received: 51, firstAnswerMs: 75_000 },
    ...{ callsIn: 5, callsOut: 3, callsMissed: 1, talkMs: 1_860_000 },
    pauses: [
      { reason: 'Almoço', ms: 3_600_000 },
      { reason: 'Café', ms: 540_000 },
    ],
    ...fields,
  };
}

/** A call that the agent means to make, not due yet. */
export function sampleScheduled(fields: Partial<ScheduledCall> = {}): ScheduledCall {
  return {
    id: 'p1',
    name: 'Maria Souza',
    description: 'Retornar o orçamento',
    number: '11988880001',
    contactId: null,
    at: 1_000,
    remindAt: 1_000,
    remindedAt: null,
    doneAt: null,
    changedAt: 1,
    ...fields,
  };
}
