import { CAUSE } from '../../centre/callCauses';
import { answerCall, endCall } from '../../centre/calls';
import type { Centre } from '../../centre/centre';
import type { FrameClock } from '../endpoints/clock';
import { createRoomNotices } from './notices';
import { openRoom, type Member, type Room } from './room';
import type { SeatLeg } from '../legs/leg';

/** The conference rooms; one is there as long as somebody is in it or called to it. */
export interface Rooms {
  /** A seat in a room; it is taken by `add`. */
  seat(number: string): SeatLeg;
  /** Somebody is called to a room, or in it at once; gone when the seat is. */
  add(number: string, seat: SeatLeg, member: Member): void;
  /** Who was called is in. */
  answered(number: string, member: Member): void;
  /** Those in a room and on the way to it, in the order in which they came. */
  members(number: string): Member[];
  /**
   * Ends the part of whoever is named by id or number, in the rooms where the agent is; null: in all.
   * @returns how many those were
   */
  drop(destino: string, agentId: number | null, cause: number): number;
}

/** Makes the rooms; all of them are empty. */
export function createRooms(centre: Centre, clock: FrameClock): Rooms {
  const rooms = new Map<string, Room>();
  const notices = createRoomNotices(centre);

  function roomOf(number: string): Room {
    const room = rooms.get(number) ?? openRoom(clock, number);
    rooms.set(number, room);
    return room;
  }

  function hasAgent({ members }: Room, agentId: number | null = null): boolean {
    return [...members].some(
      (one) => one.isIn && one.agentId !== null && (agentId === null || one.agentId === agentId),
    );
  }

  /** A room without an agent ends: nobody is left who could speak for the centre. */
  function leave(room: Room, member: Member, cause: number): void {
    if (!room.members.delete(member)) return;
    notices.gone(room, member, cause);
    if (member.bookedBy !== null) endCall(centre, member.uniqueid, cause);
    const wasLast = member.isIn && member.agentId !== null && !hasAgent(room);
    if (wasLast) [...room.members].forEach((other) => other.hangUp(CAUSE.normal));
    if (room.members.size > 0 || rooms.get(room.number) !== room) return;
    rooms.delete(room.number);
    room.close();
  }

  function arrived(room: Room, member: Member): void {
    member.isIn = true;
    notices.answered(room, member);
    if (member.bookedBy !== null) answerCall(centre, member.uniqueid);
    if (member.agentId !== null) notices.welcome(member.agentId, room);
  }

  return {
    seat: (number) => roomOf(number).seat(),
    add: (number, seat, member) => {
      const room = roomOf(number);
      const isInAtOnce = member.isIn;
      member.isIn = false;
      room.members.add(member);
      notices.rang(room, member);
      if (isInAtOnce) arrived(room, member);
      seat.onOver(({ cause }) => leave(room, member, cause));
    },
    answered: (number, member) => arrived(roomOf(number), member),
    members: (number) => [...(rooms.get(number)?.members ?? [])],
    drop: (destino, agentId, cause) => {
      const reached = [...rooms.values()].filter((room) => agentId === null || hasAgent(room, agentId));
      const named = reached.flatMap(({ members }) =>
        [...members].filter((one) => [one.uniqueid, one.callid, one.number].includes(destino)),
      );
      named.forEach((one) => one.hangUp(cause));
      return named.length;
    },
  };
}
