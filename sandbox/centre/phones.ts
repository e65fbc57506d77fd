/** Somebody who is to be called into a conference room. */
export interface Invitation {
  /** the room's number, without its prefix */
  room: string;
  number: string;
  name: string | null;
  /** the agent who asked; null when that is not known */
  askerId: number | null;
  /** more headers of the INVITE, whole */
  headers: string[];
  ringMs: number;
}

/** What the centre's rules ask of the telephone exchange. */
export interface Phones {
  /** Whether an agent rings, dials or speaks. */
  inCall(agentId: number): boolean;
  /** Hangs up a live call by the centre's id; false when the exchange has no such call. */
  hangUp(uniqueid: string, cause: number): boolean;
  /** Whether a telephone stands on the agent's desk. */
  hasDesk(agentId: number): boolean;
  /** Has a desk telephone ring, and the number once it is lifted; the centre's id, undefined when it is in use. */
  dial(agentId: number, number: string, queue: string | null): string | undefined;
  /** Calls somebody into a room; the id of the call, null where there is no exchange. */
  invite(invitation: Invitation): string | null;
  /** Takes whoever is named by id or number out of the rooms where the agent is (null: all); how many those were. */
  dropFromRooms(destino: string, agentId: number | null, cause: number): number;
}

/** Phones of a centre without exchange: nobody is in a call. */
export function noPhones(): Phones {
  return {
    inCall: () => false,
    hangUp: () => false,
    hasDesk: () => false,
    dial: () => undefined,
    invite: () => null,
    dropFromRooms: () => 0,
  };
}
