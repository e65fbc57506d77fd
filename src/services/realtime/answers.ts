import * as v from 'valibot';
import type { AgentStatus } from '../../store/agent/types';
import type { Conversation } from '../../store/conversations/types';
import type { Message } from '../../store/messages/types';
import type { Template } from '../../store/cannedReplies/types';
import type { QueueStatus, ReportedMemberships, WaitingItem, WaitingTotals } from '../../store/queues/types';
import { conversationEntity } from '../decode/conversation';
import { readEntity, readRows, type Entity } from '../decode/entity';
import { date, filledIn, text, flagIn, id, listIn, number, numberIn, oneIn } from '../decode/lenient';
import { messageIn } from '../decode/message';
import { noOddities } from '../decode/oddities';
import { templateEntity } from '../decode/cannedReplies';
import {
  isAnyJoinSaid,
  membershipsIn,
  queueStatusEntity,
  totalsIn,
  waitingEntity,
  waitingIn,
} from '../decode/queue';
import { toPauseReason, toStatus } from '../decode/user';
import type { AckResult } from './ackResult';
import { fieldOf } from './events/reader';
import type { WireReports } from '../wireReports';

/** The agent's queues and status after a change. */
export interface AgentAnswer extends ReportedMemberships {
  status: AgentStatus;
  pauseReason: string | null;
}

/** Who works in the queues, and what waits in them by queue name. */
export interface QueueReport {
  statuses: QueueStatus[];
  /** Null: the server does not count them. */
  totals: WaitingTotals | null;
  /** Null: the server does not say who waits. */
  waiting: Record<string, WaitingItem[]> | null;
}

/** Reads the data of an answer; undefined: they cannot be understood. */
export type DataReader<T> = (data: unknown, report: WireReports['report']) => T | undefined;

/** The answer with its data read; `unreadable` where they cannot be. */
export function readData<T>(
  answer: AckResult<unknown>,
  read: DataReader<T>,
  report: WireReports['report'],
): AckResult<T> {
  if (answer.kind !== 'ok') return answer;
  const data = read(answer.data, report);
  return data === undefined ? { kind: 'unreadable' } : { ...answer, data };
}

/** One thing, in the field of its name, wrapped or bare. */
function readOne<Wire extends object, T>(
  source: string,
  entity: Entity<Wire, T>,
  value: unknown,
  report: WireReports['report'],
): T | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const oddities = noOddities(entity.name);
  const one = readEntity(
    entity,
    oneIn(value, (record) => 'id' in record),
    oddities,
  );
  report(source, oddities);
  return one ?? undefined;
}

/** Of what is only done or not. */
export const nothing: DataReader<null> = () => null;

const wirePlaced = v.object({ uniqueid: id });

/** A call that the centre began: its id, which it need not say. */
export const placedCall: DataReader<{ uniqueId: string | null }> = (data) => {
  const placed = v.safeParse(wirePlaced, data);
  return { uniqueId: placed.success ? placed.output.uniqueid : null };
};

const wireAgent = v.object({ status: number, motivoPausa: text });

/** The agent after a queue or pause action; there has to be the list of queues, and in which of them the agent is. */
export const agentAnswer: DataReader<AgentAnswer> = (data, report) => {
  const whole = Array.isArray(data) ? { filas: data } : data;
  const queues = membershipsIn(fieldOf(whole, 'filas'), (oddities) => report('memberships', oddities));
  if (queues === undefined) return undefined;
  const { memberships, isPart = false } = queues;
  if ((memberships.length > 0 || isPart) && !isAnyJoinSaid(memberships)) return undefined;
  const wire = v.parse(wireAgent, whole);
  const status = toStatus(wire.status, wire.motivoPausa, memberships);
  return { ...queues, status, pauseReason: toPauseReason(status, wire.motivoPausa, memberships) };
};

/** Who works in the queues: a list of queues, or `filas` beside what waits. */
export const queueReport: DataReader<QueueReport> = (data, report) => {
  const queues = fieldOf(data, 'filas');
  const rows = listIn(queues === undefined ? data : queues);
  if (rows === undefined || data === null) return undefined;
  const oddities = noOddities(queueStatusEntity.name);
  const statuses = readRows(queueStatusEntity, rows, oddities);
  report('QueueStatus', oddities);
  const waitingOddities = noOddities(waitingEntity.name);
  const waiting = waitingIn(fieldOf(data, 'waiting'), waitingOddities);
  report('waiting', waitingOddities);
  return { statuses, totals: totalsIn(fieldOf(data, 'espera')), waiting };
};

/** Templates of a queue. */
export function templateList(queue: string): DataReader<Template[]> {
  return (data, report) => {
    const rows = data === null ? undefined : listIn(fieldOf(data, 'templates') ?? data);
    if (rows === undefined) return undefined;
    const oddities = noOddities(templateEntity.name);
    const templates = readRows(templateEntity, rows, oddities);
    report('getTemplates', oddities, { list: 'templates', of: queue, part: null });
    return templates;
  };
}

/** The message that was stored, of a conversation. */
export function storedMessage(conversationId: string): DataReader<Message> {
  return (data, report) =>
    readOne('message', messageIn(conversationId), fieldOf(data, 'message') ?? data, report);
}

/** The conversation that began, or was there before. */
export const begunConversation: DataReader<{ conversation: Conversation; existing: boolean }> = (
  data,
  report,
) => {
  const conversation = readOne(
    'addAtendimento',
    conversationEntity,
    fieldOf(data, 'atendimento') ?? data,
    report,
  );
  return conversation && { conversation, existing: flagIn(fieldOf(data, 'existente')) };
};

const wireUpdated = v.object({ atualizadoEm: date });

/** When a message was deleted, where the server says so. */
export const deletedMessage: DataReader<{ updatedAt: string | null }> = (data) => {
  const read = v.safeParse(wireUpdated, data);
  return { updatedAt: read.success ? read.output.atualizadoEm : null };
};

/** How much of a file the server holds, null where it does not say, and what it made of it. */
export const chunkAnswer =
  (
    conversationId: string,
    isMail: boolean,
  ): DataReader<{ received: number | null; message: Message | null; hasPath: boolean }> =>
  (data, report) => {
    const received = numberIn(fieldOf(data, 'recebido'));
    const wire = fieldOf(data, 'message');
    const message = isMail ? undefined : readOne('file', messageIn(conversationId), wire, report);
    const hasPath = filledIn(fieldOf(data, 'caminho')) !== undefined;
    if (received === undefined && message === undefined && !hasPath) return undefined;
    return { received: received ?? null, message: message ?? null, hasPath };
  };
