import { callBackNumber } from '../../lib/caller';
import type { Call } from './types';

/** The contact id of somebody whom the centre does not know (spec 1 §9): it is that of many. */
const UNKNOWN_CUSTOMER = '9999999';

type OfCall = Pick<Call, 'conference' | 'contactId' | 'foundContact' | 'number'>;

/** The contact whose call it is as the centre said it; null: it did not say, or knows nobody. */
export function toldContactId({ contactId }: Pick<Call, 'contactId'>): string | null {
  return contactId === null || contactId === '' || contactId === UNKNOWN_CUSTOMER ? null : contactId;
}

/** The number by which the contact of a call is found; null where the centre said who it is, and for a room. */
export function lookupNumber(call: OfCall): string | null {
  return call.conference !== undefined || toldContactId(call) !== null ? null : callBackNumber(call);
}

/**
 * The contact whose call it is: as the centre said it, else as found by the number of whoever is at the other end now;
 * null: nobody whom the centre knows, or not known yet.
 */
export function customerIdOf(call: OfCall): string | null {
  const { foundContact, number } = call;
  return toldContactId(call) ?? (foundContact?.number === number ? foundContact.contactId : null);
}

/** Whether the centre was asked whose number it is, and answered. */
export function isLookedUp({ foundContact, number }: OfCall): boolean {
  return foundContact?.number === number;
}
