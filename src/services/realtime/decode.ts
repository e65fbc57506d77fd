import * as v from 'valibot';
import type { PushMark } from '../../store/stamp';
import { isWithinBounds } from '../decode/bounds';
import { pushSchema } from './contract';
import type { Push } from './contract';
import { eventReaders } from './converters';
import type { EventReader } from './converters';
import type { DomainEvent } from './domainEvent';

export type { DomainEvent } from './domainEvent';

/** What `decodeEvent` made of an event. */
export type DecodedEvent =
  /** As the contract says; `agent` is the full name of whom it is for. */
  | { kind: 'fact'; push: PushMark; agent: string; event: DomainEvent }
  /**
   * Not in the contract. Where it carries a mark, the mark goes with the fact that it was ignored, so
   * that its place in the stream is not taken for a gap.
   */
  | { kind: 'unknown'; name: string; push?: PushMark; agent?: string }
  /** In the contract, but not as it says; `reason` names the first wrong field, not its value. */
  | { kind: 'rejected'; name: string; reason: string };

const NAME_SHOWN = 100;
const REASON_SHOWN = 200;

const readers: Readonly<Record<string, EventReader>> = eventReaders;

function toMark(push: Push): PushMark {
  const { eventId, epoca, seq, ts, reqId } = push;
  const mark: PushMark = { eventId, epoch: epoca, seq, serverAt: ts };
  return reqId === undefined ? mark : { ...mark, reqId };
}

/** Where and what was expected; never what came, which may be a customer's words. */
function reasonOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'payload';
  return `${place}: ${issue.expected ?? issue.type}`.slice(0, REASON_SHOWN);
}

function unknownEvent(name: string, payload: unknown): DecodedEvent {
  const parsed = v.safeParse(pushSchema, payload);
  if (!parsed.success) return { kind: 'unknown', name };
  return { kind: 'unknown', name, push: toMark(parsed.output), agent: parsed.output.agente };
}

/** Reads an event of the server (contract §5). Pure; never throws, whatever the payload. */
export function decodeEvent(eventName: string, payload: unknown): DecodedEvent {
  const name = eventName.slice(0, NAME_SHOWN);
  if (!isWithinBounds(payload)) return { kind: 'rejected', name, reason: 'payload: too large' };
  const read = Object.hasOwn(readers, eventName) ? readers[eventName] : undefined;
  if (read === undefined) return unknownEvent(name, payload);
  const result = read(payload);
  if ('issue' in result) return { kind: 'rejected', name, reason: reasonOf(result.issue) };
  return { kind: 'fact', push: toMark(result.push), agent: result.push.agente, event: result.event };
}
