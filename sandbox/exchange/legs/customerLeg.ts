import type { Customer } from '../endpoints/customer';
import { digitOfInfo } from '../endpoints/dtmf';
import type { CustomerLeg, End, Offered } from './leg';

/** Makes the leg of a customer that is about to speak. The leg owns the telephone and closes it. */
export function createCustomerLeg(customer: Customer): CustomerLeg {
  const listeners = new Set<(end: End) => void>();
  let over = false;

  function finish(end: End): void {
    if (over) return;
    over = true;
    customer.close();
    listeners.forEach((listener) => listener(end));
  }

  async function offered(role?: 'device'): Promise<Offered> {
    const peer = customer.freshPeer(role);
    return { sdp: await peer.offer, use: peer.use, drop: peer.drop };
  }

  return {
    kind: 'customer',
    number: customer.number,
    name: customer.name,
    customer,
    other: null,
    lettingGo: false,
    isOver: () => over,
    offer: (sdp) => customer.answer(sdp),
    makeOffer: () => offered(),
    makeSeatOffer: () => {
      customer.stopEcho();
      return offered('device');
    },
    press: (_contentType, content) => {
      const digit = digitOfInfo(content);
      if (digit !== undefined) customer.hear(digit);
    },
    hangUp: (cause) => finish({ cause, byParty: false }),
    leave: (cause) => finish({ cause, byParty: true }),
    onOver: (listener) => void listeners.add(listener),
  };
}
