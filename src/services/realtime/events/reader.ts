import { readEntity, type Entity } from '../../decode/entity';
import { idIn } from '../../decode/lenient';
import type { Oddities } from '../../decode/oddities';
import type { DomainEvent } from '../domainEvent';

/** What a payload came to: an event, or what was missing and which conversation it was about, where that can be seen. */
export type EventRead = { event: DomainEvent } | { missing: string; conversationId: string | null };

/** Reads the payload of one kind of event; notes what was odd. Never throws. */
export type EventReader = (payload: unknown, oddities: Oddities) => EventRead;

/** A field of a payload, whatever the payload is. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The first of these fields that holds something; a blank text is nothing. */
export function anyOf(value: unknown, names: readonly string[]): unknown {
  return names
    .map((name) => fieldOf(value, name))
    .find((one) => (typeof one === 'string' ? one.trim() !== '' : one !== undefined && one !== null));
}

/** The conversation that a payload is about: by its own field, that of what is in it, or the payload itself. */
export function conversationIdIn(payload: unknown): string | null {
  const bare = typeof payload === 'object' ? undefined : payload;
  const inside = anyOf(payload, ['message', 'atendimento', 'dados', 'data']);
  const id = anyOf(payload, ['idAtendimento', 'protocolo']) ?? anyOf(inside, ['idAtendimento']);
  return idIn(id ?? bare) ?? null;
}

/** Reads one thing of an event; null when it lacks what it needs. The event's own count of rows stays one. */
export function readPart<Wire extends object, T>(
  entity: Entity<Wire, T>,
  value: unknown,
  oddities: Oddities,
): T | null {
  return typeof value === 'object' && value !== null ? readEntity(entity, value, oddities) : null;
}

/** Reports a missing field. */
export function missing(what: string, conversationId: string | null = null): EventRead {
  return { missing: what, conversationId };
}
