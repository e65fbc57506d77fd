import type { FrameClock } from '../endpoints/clock';
import { createMixer } from './mixer';
import type { SeatLeg } from '../legs/leg';
import { createSeat } from './seat';

/** Somebody in a room, or on the way to it. */
export interface Member {
  readonly uniqueid: string;
  readonly callid: string;
  readonly number: string;
  readonly name: string | null;
  readonly since: string;
  /** the agent that this is; null for everybody else */
  readonly agentId: number | null;
  /** the agent in whose books the call stands, and who is told by them; null: in nobody's */
  readonly bookedBy: number | null;
  isIn: boolean;
  hangUp(cause: number): void;
}

/** A conference room: those in it hear each other. */
export interface Room {
  readonly number: string;
  readonly members: Set<Member>;
  /** The room's end of one more call. */
  seat(): SeatLeg;
  /** Nothing is mixed any more. */
  close(): void;
}

/** Opens a room. */
export function openRoom(clock: FrameClock, number: string): Room {
  const mixer = createMixer();
  // Before the seats, which take of this frame what the mixer made of it.
  const stop = clock.listen(mixer.tick);
  return {
    number,
    members: new Set(),
    seat: () => createSeat(clock, ROOM_PREFIX + number, mixer.place()),
    close: stop,
  };
}

/** What rooms' extensions begin with. */
export const ROOM_PREFIX = '*70';
