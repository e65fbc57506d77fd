import { watchContactList } from './contacts/list';
import { watchContactOfConversation } from './contacts/ofConversation';
import { watchSingleContacts } from './contacts/one';
import { watchContactUrl } from './contacts/url';
import { fork } from './effects';
import type { SagaGenerator } from './effects';

/** Everything about the centre's contacts but changing them. */
export function* watchContacts(): SagaGenerator<void> {
  yield* fork(watchContactUrl);
  yield* fork(watchContactList);
  yield* fork(watchSingleContacts);
  yield* fork(watchContactOfConversation);
}
