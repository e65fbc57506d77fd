import { IN_FLIGHT_MS } from './time';

/** The call that the agent's next press is about. */
export interface CallInHand {
  id: string | null;
  /** When it took another one's place, ms since 1970; -Infinity: it took none. */
  since: number;
}

/** Without a call. */
export const NONE_IN_HAND: CallInHand = { id: null, since: -Infinity };

/** What the agent has in hand once it is this call. One that they just dialled may be given up at once. */
export function nextInHand(
  before: CallInHand,
  call: { id: string; phase: string } | null,
  now: number,
): CallInHand {
  const id = call?.id ?? null;
  if (id === before.id) return before;
  const tookPlace = before.id !== null && call !== null && call.phase !== 'dialing';
  return { id, since: tookPlace ? now : -Infinity };
}

/** Whether a press is meant for the call in hand, and not for the one whose place it took a moment ago. */
export function isMeant({ since }: CallInHand, now: number): boolean {
  const passed = now - since;
  // A clock that was put back says nothing.
  return passed < 0 || passed >= IN_FLIGHT_MS;
}
