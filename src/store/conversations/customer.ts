/** The customer id of somebody whom the centre does not know (spec 1 §9): it is that of many. */
const UNKNOWN_CUSTOMER = '9999999';

/** Whether a customer id is that of one person, and not of all whom the centre does not know. */
export function isKnownCustomer(customerId: string | null): customerId is string {
  return customerId !== null && customerId !== '' && customerId !== UNKNOWN_CUSTOMER;
}
