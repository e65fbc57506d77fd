import type { Http } from '../../services/http/http';
import type { RealtimeClient, RealtimeEvent } from '../../services/realtime/client';
import type { Addressee, DecodedEvent, DomainEvent, DomainEventMap } from '../../services/realtime/decode';
import { isAgentNamed } from '../../lib/agentNames';
import * as auth from '../../store/auth/actions';
import type { User } from '../../store/auth/types';
import * as calls from '../../store/calls/actions';
import * as connection from '../../store/connection/actions';
import * as conversations from '../../store/conversations/actions';
import { ownOpen } from '../../store/conversations/ownership';
import * as messages from '../../store/messages/actions';
import * as outbox from '../../store/outbox/actions';
import * as cannedReplies from '../../store/cannedReplies/actions';
import * as queues from '../../store/queues/actions';
import type { PushMark, StampedAction } from '../../store/stamp';
import { actionsOf } from './pump';

interface FactOf<T extends keyof DomainEventMap> {
  (payload: DomainEventMap[T], push?: PushMark): StampedAction;
  type: T;
}

/** The fact that each event becomes and whose name it has; an event without one does not compile. */
export const eventFacts: { readonly [T in keyof DomainEventMap]: FactOf<T> } = {
  'messages/received': messages.received,
  'messages/changed': messages.changed,
  'messages/sendSettled': messages.sendSettled,
  'queues/waitingReported': queues.waitingReported,
  'conversations/activeSetReported': conversations.activeSetReported,
  'conversations/assigned': conversations.assigned,
  'conversations/removed': conversations.removed,
  'queues/waitingLeft': queues.waitingLeft,
  'calls/rangAtServer': calls.rangAtServer,
  'calls/answeredAtServer': calls.answeredAtServer,
  'calls/hungUpAtServer': calls.hungUpAtServer,
  'auth/loggedOutByServer': auth.loggedOutByServer,
  'connection/serverErrorReported': connection.serverErrorReported,
  'outbox/uploadReported': outbox.uploadReported,
  'queues/statusReported': queues.statusReported,
  'cannedReplies/templatesReported': cannedReplies.templatesReported,
  'conversations/typingReported': conversations.typingReported,
};

function factOf<T extends keyof DomainEventMap>(
  event: DomainEvent<T>,
  push: PushMark | undefined,
): StampedAction {
  return eventFacts[event.type](event.payload, push);
}

/** Whether an event is this agent's: by any name, and by id where both are known, since names are not unique. */
function isFor({ id, name }: Addressee, agent: User): boolean {
  const isAnother = id !== null && agent.id !== null && id !== agent.id;
  return !isAnother && (name === null || isAgentNamed(name, agent));
}

/** Of a set that the server names only the agent's own open ones count, whatever it left in (contract §0). */
function narrowed(event: DomainEvent, agent: User): DomainEvent {
  if (event.type !== 'conversations/activeSetReported' || event.payload.conversations === null) return event;
  return { ...event, payload: { conversations: ownOpen(event.payload.conversations, agent) } };
}

/** The fact of an event of the server; events for another agent change nothing (spec 1 §5). */
export function eventFact(event: DecodedEvent, agent: User): StampedAction {
  const { push } = event;
  const isMine = isFor(event.to, agent);
  if (event.kind === 'fact' && isMine) return factOf(narrowed(event.event, agent), push);
  const name = event.kind === 'fact' ? event.event.type : event.name;
  if (!isMine) {
    return connection.eventDropped({ event: name, reason: 'otherAgent', seq: push?.seq ?? null });
  }
  // The place of an event in this agent's stream is taken all the same.
  if (event.kind !== 'rejected') return connection.eventIgnored({ event: name }, push);
  const { conversationId, reason } = event;
  return connection.eventRejected({ event: name, reason, conversationId }, push);
}

function socketFact(event: Exclude<RealtimeEvent, { kind: 'event' }>): StampedAction {
  switch (event.kind) {
    case 'connected':
      return connection.opened({ socketId: event.socketId });
    case 'disconnected':
      return connection.lost({ cause: event.cause });
    case 'connectFailed':
      return connection.attemptFailed({ code: 'offline', message: event.message });
    case 'unauthorised':
      return auth.sessionExpired({ message: event.message });
  }
}

/** Facts of the socket itself. */
export function socketChannel(realtime: RealtimeClient) {
  return actionsOf((emit) =>
    realtime.subscribe((event) => {
      if (event.kind !== 'event') emit(socketFact(event));
    }),
  );
}

/** Facts of the server's events; apart from those of the socket, because events may have to wait. */
export function eventsChannel(realtime: RealtimeClient, agent: User) {
  return actionsOf((emit) =>
    realtime.subscribe((event) => {
      if (event.kind === 'event') emit(eventFact(event.event, agent));
    }),
  );
}

/** Answers over HTTP by which the server no longer lets this session in. */
export function expiryChannel(http: Pick<Http, 'subscribeUnauthorised'>) {
  return actionsOf((emit) =>
    http.subscribeUnauthorised((message) => {
      emit(auth.sessionExpired({ message }));
    }),
  );
}
