import { CAUSE } from '../../centre/callCauses';
import type { SeatLeg } from '../rooms/seat';
import type { AgentLeg } from './agentLeg';
import type { CustomerLeg } from './customerLeg';

/** A handshake within this process takes a tenth of that, ms. */
const SEAT_CONNECTS_MS = 2_000;

const SEAT_ATTEMPTS = 4;

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

/** Any end of a call. */
export type Leg = AgentLeg | CustomerLeg | SeatLeg;

/** Makes two parties speak with each other; when one goes, so does the other. */
export function pair(a: Leg, b: Leg): void {
  a.other = b;
  b.other = a;
}

/** Leaves a leg alone: its end is no longer its partner's. */
export function part(leg: Leg): void {
  if (leg.other?.other === leg) leg.other.other = null;
  leg.other = null;
}

/** Ends a leg's partner with it. */
export function endTogether(leg: Leg): void {
  leg.onOver((end) => {
    const { other } = leg;
    part(leg);
    if (!leg.lettingGo) other?.hangUp(end.cause);
  });
}

async function connect(offered: Offered, device: Leg, from: Identity): Promise<void> {
  try {
    const answer = await device.offer(offered.sdp, from);
    await offered.use(answer);
  } catch (error) {
    offered.drop();
    throw error;
  }
}

/**
 * Connects a customer's sound with a seat. Both ends are of this process, and where it was busy the handshake between
 * them may be spoilt for good: then another one is made.
 */
async function seatDown(customer: CustomerLeg, seat: SeatLeg): Promise<void> {
  for (let attempt = 1; attempt <= SEAT_ATTEMPTS; attempt += 1) {
    await connect(await customer.makeSeatOffer(), seat, customer);
    if ((await customer.customer.connects(SEAT_CONNECTS_MS)) || customer.isOver()) return;
  }
}

/**
 * Connects the sound of two parties that are both in a call already: what a transfer does. Two customers need
 * no sound between them: nobody listens.
 * @throws OfferRefused when a device does not take it; both keep what they had
 */
export async function join(a: Leg, b: Leg): Promise<void> {
  const [speaker, device] = b.kind === 'agent' ? [a, b] : [b, a];
  if (device.kind === 'agent') await connect(await speaker.makeOffer(), device, speaker);
  else if (device.kind === 'customer' && speaker.kind === 'seat') await seatDown(device, speaker);
  part(a);
  part(b);
  pair(a, b);
  // One may have gone while they were connected: the other is not left alone.
  if (a.isOver()) b.hangUp(CAUSE.normal);
  else if (b.isOver()) a.hangUp(CAUSE.normal);
}
