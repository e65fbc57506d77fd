import type { FrameClock } from '../endpoints/clock';
import { createCustomer } from '../endpoints/customer';
import { createCustomerLeg } from '../legs/customerLeg';
import type { SeatLeg } from '../legs/leg';
import type { Place } from './mixer';

/** Makes a seat: what its party says goes to the mixer, unless the party holds; what it hears is all the others. */
export function createSeat(clock: FrameClock, number: string, place: Place): SeatLeg {
  const telephone = createCustomer(clock, {
    number,
    name: null,
    echoes: false,
    sound: place.others,
    hears: place.speak,
  });
  const leg = createCustomerLeg(telephone);
  leg.onOver(place.leave);
  return { ...leg, kind: 'seat' };
}
