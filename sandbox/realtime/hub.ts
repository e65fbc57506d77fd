import type { Socket } from 'socket.io';
import type { Centre } from '../centre/centre';
import type { StoredEvent } from '../centre/eventStream';
import type { Faults } from '../control/faults';
import type { SocketDialect } from '../dialect/dialect';
import { hostOf } from './answers';

/** An authenticated socket. */
export interface Session {
  socket: Socket;
  agentId: number;
  clientId: string;
  abaId: string;
}

/** Who is connected, and the delivery of events to them. */
export interface Hub {
  /** Counts a session in; a second handshake on a socket replaces the first. */
  enter(session: Session): void;
  leave(socket: Socket): void;
  sessionOf(socket: Socket): Session | undefined;
  sessions(agentId?: number): Session[];
  /** Sends an event to every session of an agent, through the faults that tests ordered. */
  deliver(agentId: number, event: StoredEvent): void;
}

/** Time for a last event to arrive before the socket is closed, ms. */
const GOODBYE_MS = 100;

/** Sessions that a `deslogarAgente` sends away. */
function sentAway(event: StoredEvent, session: Session): boolean {
  return event.name === 'deslogarAgente' && event.payload['exceto'] !== session.clientId;
}

/** Makes the hub. */
export function createHub(centre: Centre, faults: Faults, dialect: SocketDialect): Hub {
  const sessions = new Map<Socket, Session>();
  const held = new Map<number, StoredEvent>();

  function of(agentId?: number): Session[] {
    const all = [...sessions.values()];
    return agentId === undefined ? all : all.filter((session) => session.agentId === agentId);
  }

  function emit(agentId: number, event: StoredEvent): void {
    for (const session of of(agentId)) {
      const { socket, clientId } = session;
      const told = dialect.push({ agentId, clientId, host: hostOf(socket) }, event);
      if (told) socket.emit(event.name, told);
      if (sentAway(event, session)) {
        leave(session.socket);
        centre.timers.after(GOODBYE_MS, () => session.socket.disconnect(true));
      }
    }
  }

  function leave(socket: Socket): void {
    const session = sessions.get(socket);
    if (!session) return;
    sessions.delete(socket);
    centre.presence.leave(session.agentId);
    centre.queueChanged();
  }

  return {
    enter: (session) => {
      leave(session.socket);
      sessions.set(session.socket, session);
      centre.presence.enter(session.agentId);
      centre.queueChanged();
    },
    leave,
    sessionOf: (socket) => sessions.get(socket),
    sessions: of,
    deliver: (agentId, event) => {
      const fault = faults.takeEvent(event.name);
      if (fault?.kind === 'skip') return;
      if (fault?.kind === 'swap' && !held.has(agentId)) {
        held.set(agentId, event);
        return;
      }
      emit(agentId, event);
      if (fault?.kind === 'duplicate') emit(agentId, event);
      const late = held.get(agentId);
      if (late) {
        held.delete(agentId);
        emit(agentId, late);
      }
    },
  };
}
