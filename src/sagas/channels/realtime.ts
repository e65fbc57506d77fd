import type { RealtimeClient, RealtimeHappening } from '../../services/realtime/client';
import type { DecodedEvent, DomainEvent } from '../../services/realtime/decode';
import * as auth from '../../store/auth/actions';
import * as calls from '../../store/calls/actions';
import * as connection from '../../store/connection/actions';
import * as conversations from '../../store/conversations/actions';
import * as messages from '../../store/messages/actions';
import * as outbox from '../../store/outbox/actions';
import * as queues from '../../store/queues/actions';
import type { PushMark, StampedAction } from '../../store/stamp';
import { actionsOf } from './pump';

function factOf(event: DomainEvent, push: PushMark): StampedAction {
  switch (event.type) {
    case 'messageReceived':
      return messages.received(event.payload, push);
    case 'messageChanged':
      return messages.changed(event.payload, push);
    case 'sendSettled':
      return messages.sendSettled(event.payload, push);
    case 'waitingReported':
      return queues.waitingReported(event.payload, push);
    case 'activeSetReported':
      return conversations.activeSetReported(event.payload, push);
    case 'conversationAssigned':
      return conversations.assigned(event.payload, push);
    case 'conversationRemoved':
      return conversations.removed(event.payload, push);
    case 'waitingLeft':
      return queues.waitingLeft(event.payload, push);
    case 'callRang':
      return calls.rangAtServer(event.payload, push);
    case 'callAnswered':
      return calls.answeredAtServer(event.payload, push);
    case 'callHungUp':
      return calls.hungUpAtServer(event.payload, push);
    case 'loggedOutByServer':
      return auth.loggedOutByServer(event.payload, push);
    case 'serverErrorReported':
      return connection.serverErrorReported(event.payload, push);
    case 'uploadReported':
      return outbox.uploadReported(event.payload, push);
    case 'queueStatusReported':
      return queues.statusReported(event.payload, push);
    case 'typingReported':
      return conversations.typingReported(event.payload, push);
  }
}

/** The one fact of one event of the server; events for another agent change nothing (spec 1 §5). */
export function eventFact(event: DecodedEvent, agent: string): StampedAction {
  switch (event.kind) {
    case 'rejected':
      return connection.eventRejected({ event: event.name, reason: event.reason });
    case 'unknown':
      // Its place in this agent's stream is taken all the same.
      return connection.eventIgnored({ event: event.name }, event.agent === agent ? event.push : undefined);
    case 'fact':
      if (event.agent === agent) return factOf(event.event, event.push);
      return connection.eventDropped({
        event: event.event.type,
        reason: 'otherAgent',
        seq: event.push.seq,
      });
  }
}

function socketFact(happening: Exclude<RealtimeHappening, { kind: 'event' }>): StampedAction {
  switch (happening.kind) {
    case 'connected':
      return connection.opened({ socketId: happening.socketId });
    case 'disconnected':
      return connection.lost({ cause: happening.cause });
    case 'connectFailed':
      return connection.attemptFailed({ code: 'offline', message: happening.message });
  }
}

/** The socket's own ups and downs. */
export function socketChannel(realtime: RealtimeClient) {
  return actionsOf((emit) =>
    realtime.subscribe((happening) => {
      if (happening.kind !== 'event') emit(socketFact(happening));
    }),
  );
}

/** What the server tells this agent; apart from the socket, because events may have to wait. */
export function eventsChannel(realtime: RealtimeClient, agent: string) {
  return actionsOf((emit) =>
    realtime.subscribe((happening) => {
      if (happening.kind === 'event') emit(eventFact(happening.event, agent));
    }),
  );
}
