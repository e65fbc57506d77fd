import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { v7 as uuidv7 } from 'uuid';

/** Where an event stood in the server's stream of one agent (contract §1, `Push`). */
export interface PushMark {
  eventId: string;
  epoch: string;
  /** Grows by 1 in one epoch. */
  seq: number;
  /** Server clock, RFC 3339. */
  serverAt: string;
  /** Set when the event answers a request of ours. */
  reqId?: string;
}

/** When an action came to be (`at`, ms since 1970) and which one it is (`id`, UUIDv7). */
export interface Meta {
  at: number;
  id: string;
  push?: PushMark;
}

/** Every action of the console: a fact or a request, plain and serialisable. */
export type StampedAction<P = unknown, T extends string = string> = {
  type: T;
  payload: P;
  meta: Meta;
};

/** The clock and the id maker of the stamps; tests and replays inject their own. */
export interface StampSource {
  now(): number;
  newId(): string;
}

let source: StampSource = { now: () => Date.now(), newId: () => uuidv7() };

/** Replaces the clock and id maker behind every later stamp; returns the one that was there. */
export function injectStampSource(next: StampSource): StampSource {
  const before = source;
  source = next;
  return before;
}

function stamped<P>(payload: P, push?: PushMark): { payload: P; meta: Meta } {
  const meta: Meta = { at: source.now(), id: source.newId() };
  return { payload, meta: push === undefined ? meta : { ...meta, push } };
}

/** The mark of an action that an event of the server's stream caused. */
export function pushMarkOf(action: UnknownAction): PushMark | undefined {
  const { meta } = action;
  if (typeof meta !== 'object' || meta === null || !('push' in meta)) return undefined;
  return isPushMark(meta.push) ? meta.push : undefined;
}

function isPushMark(value: unknown): value is PushMark {
  return (
    typeof value === 'object' && value !== null && 'eventId' in value && 'epoch' in value && 'seq' in value
  );
}

/** Whether an action is one of the console's own: made by a factory of this file. */
export function isStamped(action: unknown): action is StampedAction {
  if (typeof action !== 'object' || action === null || !('meta' in action) || !('type' in action))
    return false;
  const { meta, type } = action;
  return typeof type === 'string' && typeof meta === 'object' && meta !== null && 'at' in meta;
}

type DomainEvent = `${string}/${string}`;

/**
 * Makes the creator of a fact: something that happened, named `domain/pastTense`. Only sagas and
 * channels dispatch facts. Curried, so that the payload's type is given and the name inferred:
 * `fact('messages/received')<Received>()`. A fact that a server event caused takes its mark second.
 */
export function fact<T extends DomainEvent>(type: T extends `${string}Requested` ? never : T) {
  return <P = void>() => createAction(type as T, (payload: P, push?: PushMark) => stamped(payload, push));
}

/** Makes the creator of a request: what the agent asked for, the only thing a component dispatches. */
export function request<T extends `${string}/${string}Requested`>(type: T) {
  return <P = void>() => createAction(type, (payload: P) => stamped(payload));
}
