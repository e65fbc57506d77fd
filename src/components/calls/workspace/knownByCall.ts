import { callBackNumber } from '../../../lib/caller';
import { customerIdOf } from '../../../store/calls/customerSelectors';
import type { Call, EndedCall } from '../../../store/calls/types';
import type { KnownCustomer } from '../../customerCard/knownCustomer';
import type { Text } from '../../intl';
import { readableWho } from '../callWords';

/** What a call says of whoever is at its other end. */
export function knownByCall(call: Call | EndedCall, t: Text): KnownCustomer {
  const contactId = customerIdOf(call);
  return {
    name: readableWho(call, t),
    contactId,
    seed: contactId ?? call.number,
    number: callBackNumber(call),
    international: null,
    email: null,
  };
}
