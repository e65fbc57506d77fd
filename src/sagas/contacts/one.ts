import * as contacts from '../../store/contacts/actions';
import { toFailure } from '../../lib/failure';
import { services } from '../core/context';
import { call, put, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

type Asked = { payload: { contactId: string } };

/** Reads a contact whole, and tells what came of it. */
export function* readOne({ payload: { contactId } }: Asked): SagaGenerator<void> {
  const { contactApi } = yield* call(services);
  yield* put(contacts.oneReadStarted({ contactId }));
  try {
    const contact = yield* call(contactApi.one, contactId);
    yield* put(contacts.oneLoaded({ contactId, contact }));
  } catch (error) {
    yield* put(contacts.oneReadFailed({ contactId, ...toFailure(error) }));
  }
}

/** Reads a contact whole when the agent looks at it or is about to change it. */
export function* watchSingleContacts(): SagaGenerator<void> {
  const { openRequested, editOpenRequested, oneReadRequested } = contacts;
  yield* takeEvery([openRequested, editOpenRequested, oneReadRequested], guarded('contact', readOne));
}
