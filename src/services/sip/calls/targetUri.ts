import { URI } from 'sip.js';
import { sipError } from '../sipError';

/** What people put between the digits of a number. */
const DECORATION = /[\s().-]/g;

/** Extensions may be names; `*` and `#` begin the exchange's own services. */
const DIALLABLE = /^\+?[\w*#]+$/;

/**
 * The address of a number or extension at the exchange.
 * @throws ServiceError `invalidTarget` for anything that is no number: an address of somewhere else above all
 */
export function targetUri(number: string, host: string): URI {
  const user = number.replace(DECORATION, '');
  if (!DIALLABLE.test(user)) throw sipError('invalidTarget');
  return new URI('sip', user.replaceAll('#', '%23'), host);
}
