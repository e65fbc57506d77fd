import type { Session } from 'sip.js/lib/core/index.js';
import type { Account } from '../accounts';
import type { Customer } from '../endpoints/customer';
import type { Line } from '../lines';

/** How a call ends: the Q.850 cause, and who ended it. */
export interface End {
  cause: number;
  /** the party of this leg hung up, or vanished */
  byParty: boolean;
}

/** A device did not take an offer. */
export class OfferRefused extends Error {
  constructor(
    readonly status: number,
    readonly phrase: string,
  ) {
    super(`${status} ${phrase}`);
    this.name = 'OfferRefused';
  }
}

/** Sound offered to another device. */
export interface Offered {
  sdp: string;
  /** The other device answered: its sound takes the place of the present one. */
  use(answer: string): Promise<void>;
  drop(): void;
}

/** Who somebody is, by number and name. */
export interface Identity {
  number: string;
  name: string | null;
}

/** What every end of a call can do, whoever the party is. */
export interface LegBase extends Readonly<Identity> {
  /** whom the party speaks with */
  other: Leg | null;
  /** being transferred: its end leaves the other party alone */
  lettingGo: boolean;
  isOver(): boolean;
  /**
   * Asks the party's device to take an offer; its answer.
   * @param from tells the party whom it speaks with from now on
   * @throws OfferRefused
   */
  offer(sdp: string, from?: Identity): Promise<string>;
  /** The party's sound, for a device that it was not connected with. */
  makeOffer(): Promise<Offered>;
  /** A key pressed at the other side, told by signalling. */
  press(contentType: string, content: string): void;
  /** Ends the leg; the party is told why. */
  hangUp(cause: number): void;
  /** Told once when the leg is over, whoever ended it. */
  onOver(listener: (end: End) => void): void;
}

/** An agent's end of a call: an INVITE dialog with the agent's device. */
export interface AgentLeg extends LegBase {
  readonly kind: 'agent';
  readonly account: Account;
  readonly line: Line;
  readonly session: Session;
  /** the INVITE's Call-ID */
  readonly callId: string;
}

/** A simulated customer's end of a call. */
export interface CustomerLeg extends LegBase {
  readonly kind: 'customer';
  readonly customer: Customer;
  /** The customer's sound, for a seat in a conference room; from then on it gives nothing back, which all would hear. */
  makeSeatOffer(): Promise<Offered>;
  /** The customer hangs up. */
  leave(cause: number): void;
}

/** The room's end of a participant's call. */
export interface SeatLeg extends LegBase {
  readonly kind: 'seat';
}

/** Any end of a call. */
export type Leg = AgentLeg | CustomerLeg | SeatLeg;
