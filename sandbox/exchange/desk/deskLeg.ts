import { CAUSE } from '../../centre/callCauses';
import type { Account } from '../accounts';
import { createCustomer } from '../endpoints/customer';
import { createCustomerLeg } from '../legs/customerLeg';
import type { CustomerLeg } from '../legs/leg';
import type { ExchangeParts } from '../parts';

/** The desk's end of a call: a telephone with sound of its own, as simulated parties have. */
export function createDeskLeg(exchange: ExchangeParts, { extension, name }: Account): CustomerLeg {
  const telephone = createCustomer(exchange.clock, { number: extension, name, mute: false, echoes: false });
  return createCustomerLeg(telephone);
}

/** The receiver is up: what is done at the telephone reaches the call, and its end puts the telephone at rest. */
export function takeReceiver(exchange: ExchangeParts, { extension }: Account, leg: CustomerLeg): void {
  exchange.desks.talk(extension, {
    hangUp: () => leg.leave(CAUSE.normal),
    press: (digit) => leg.other?.press('application/dtmf-relay', `Signal=${digit}\r\nDuration=160\r\n`),
  });
  leg.onOver(() => exchange.desks.rest(extension));
}
