import * as calls from '../../store/calls/actions';
import { customerIdOf, isLookedUp, lookupNumber } from '../../store/calls/customerSelectors';
import { selectCalls } from '../../store/calls/selectors';
import type { Call } from '../../store/calls/types';
import * as contacts from '../../store/contacts/actions';
import { selectContactRead } from '../../store/contacts/selectors';
import { readOne } from '../contacts/one';
import { services } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

/** After these somebody may be at the other end whom the console does not know yet. */
const MAY_NEED_READ = [
  calls.offered,
  calls.dialed,
  calls.deskCallFound,
  calls.identityChanged,
  calls.rangAtServer,
  calls.answered,
];

/** Asks the centre whose number it is; where that fails, the next fact of the call asks again. */
function* lookUp(callId: string, number: string): SagaGenerator<void> {
  const { contactApi } = yield* call(services);
  try {
    const contact = yield* call(contactApi.byNumber, number);
    if (contact !== null) yield* put(contacts.oneLoaded({ contactId: contact.id, contact }));
    yield* put(calls.customerFound({ callId, number, contactId: contact?.id ?? null }));
  } catch {
    // The call is shown by what it says itself.
  }
}

function* readUnlessKnown(contactId: string): SagaGenerator<void> {
  const { status } = yield* select(selectContactRead, contactId);
  if (status === 'idle' || status === 'failed') yield* call(readOne, { payload: { contactId } });
}

function* knowCustomer(one: Call): SagaGenerator<void> {
  const number = lookupNumber(one);
  if (number !== null && !isLookedUp(one)) yield* call(lookUp, one.id, number);
  const contactId = customerIdOf(one);
  if (contactId !== null) yield* call(readUnlessKnown, contactId);
}

/** Reads of whom nothing is known yet, one after the other; a read that is under way is not made twice. */
function knowing() {
  const underWay = new Set<string>();
  return function* knowAll(): SagaGenerator<void> {
    const { live } = yield* select(selectCalls);
    for (const one of live) {
      const key = [one.id, one.number].join(' ');
      if (underWay.has(key)) continue;
      underWay.add(key);
      try {
        yield* call(knowCustomer, one);
      } finally {
        underWay.delete(key);
      }
    }
  };
}

/** Knows with whom each call is while it rings already: by the contact that the centre told, else by the number. */
export function* watchCallCustomers(): SagaGenerator<void> {
  yield* takeEvery(MAY_NEED_READ, guarded('callCustomer', knowing()));
}
