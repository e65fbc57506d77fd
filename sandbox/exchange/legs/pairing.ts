import { CAUSE } from '../../centre/callCauses';
import type { CustomerLeg, Identity, Leg, Offered, SeatLeg } from './leg';

/** A handshake within this process takes a tenth of that, ms. */
const SEAT_CONNECTS_MS = 2_000;

const SEAT_ATTEMPTS = 4;

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
