import * as v from 'valibot';
import type { PushMark } from '../../store/stamp';
import { isWithinBounds } from '../decode/bounds';
import { contentId } from '../decode/contentId';
import { id, numberIn, textIn } from '../decode/lenient';
import { noOddities, type Oddities } from '../decode/oddities';
import type { DomainEvent } from './domainEvent';
import { eventReaders } from './events';
import type { EventReader } from './events/reader';

export type { DomainEvent, DomainEventMap } from './domainEvent';

/** Whom an event is for; both null: the agent whose socket it is (contract §0). */
export interface Addressee {
  /** Any name of the agent. */
  name: string | null;
  id: string | null;
}

/** What `decodeEvent` made of an event; `push` is where it stood in a numbered stream. */
export type DecodedEvent =
  | { kind: 'fact'; push?: PushMark; to: Addressee; event: DomainEvent }
  /**
   * Not in the contract. Where it carries a mark, the mark goes with the fact that it was ignored, so
   * that its place in the stream is not taken for a gap.
   */
  | { kind: 'unknown'; name: string; push?: PushMark; to: Addressee }
  /**
   * In the contract, but without what nothing can be done without: `reason` names it. `conversationId` is what it was
   * about, where that could be read.
   */
  | {
      kind: 'rejected';
      name: string;
      reason: string;
      push?: PushMark;
      to: Addressee;
      conversationId: string | null;
    };

/** An event as it was read, and what was odd about it. */
export interface EventDecoded {
  event: DecodedEvent;
  oddities: Oddities;
}

const NAME_SHOWN = 100;
const REASON_SHOWN = 200;

const readers: Readonly<Record<string, EventReader>> = eventReaders;

/** An envelope is what stands around something: a bare message names its writer, not whom it is for. */
const INSIDES = [
  'message',
  'atendimento',
  'ligacao',
  'dados',
  'motivo',
  'msg',
  'idAtendimento',
  'filas',
  'uploadId',
];

/** The id of an event that has none: the same where it comes again, another one where the numbers begin anew. */
function madeUpId(payload: object): string {
  return contentId(null, [JSON.stringify(payload)]);
}

/** What a message alone has, and no envelope. */
const OF_MESSAGES = ['texto', 'inOut', 'queueAnexos'];

function markIn(payload: object): { push?: PushMark } {
  const seq = numberIn(Reflect.get(payload, 'seq'));
  const epoch = v.parse(id, Reflect.get(payload, 'epoca'));
  if (seq === undefined || !Number.isInteger(seq) || epoch === null) return {};
  const eventId = v.parse(id, Reflect.get(payload, 'eventId')) ?? madeUpId(payload);
  const serverAt = textIn(Reflect.get(payload, 'ts')) ?? '';
  const reqId = v.parse(id, Reflect.get(payload, 'reqId'));
  const mark: PushMark = { eventId, epoch, seq, serverAt };
  return { push: reqId === null ? mark : { ...mark, reqId } };
}

function addresseeIn(payload: object, hasMark: boolean): Addressee {
  const agentId = v.parse(id, Reflect.get(payload, 'agenteId'));
  const isEnvelope = hasMark || agentId !== null || INSIDES.some((name) => Object.hasOwn(payload, name));
  const isBareMessage = !hasMark && OF_MESSAGES.some((name) => Object.hasOwn(payload, name));
  const name = isEnvelope && !isBareMessage ? v.parse(id, Reflect.get(payload, 'agente')) : null;
  return { name, id: agentId };
}

const ANYBODY: Addressee = { name: null, id: null };

function envelopeOf(payload: unknown): { push?: PushMark; to: Addressee } {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return { to: ANYBODY };
  const mark = markIn(payload);
  return { ...mark, to: addresseeIn(payload, mark.push !== undefined) };
}

/**
 * Reads an event of the server (contract §5), as tolerantly as contract §0 asks. Pure; never throws, whatever the
 * payload.
 */
export function decodeEvent(eventName: string, payload: unknown): EventDecoded {
  const name = eventName.slice(0, NAME_SHOWN);
  const oddities = noOddities(name);
  if (!isWithinBounds(payload)) {
    const reason = 'payload: too large';
    return { event: { kind: 'rejected', name, reason, to: ANYBODY, conversationId: null }, oddities };
  }
  const envelope = envelopeOf(payload);
  const read = Object.hasOwn(readers, eventName) ? readers[eventName] : undefined;
  if (read === undefined) return { event: { kind: 'unknown', name, ...envelope }, oddities };
  const result = read(payload, oddities);
  if ('event' in result) return { event: { kind: 'fact', ...envelope, event: result.event }, oddities };
  const { conversationId, missing } = result;
  const reason = `missing: ${missing}`.slice(0, REASON_SHOWN);
  return { event: { kind: 'rejected', name, reason, ...envelope, conversationId }, oddities };
}
