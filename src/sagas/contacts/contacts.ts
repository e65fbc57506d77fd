import { watchContactHistories } from './history';
import { watchContactList } from './list';
import { watchContactOfConversation } from './ofConversation';
import { watchSingleContacts } from './one';
import { watchContactUrl } from './url';
import { fork, type SagaGenerator } from '../core/effects';

/** Everything about the centre's contacts but changing them. */
export function* watchContacts(): SagaGenerator<void> {
  yield* fork(watchContactUrl);
  yield* fork(watchContactList);
  yield* fork(watchSingleContacts);
  yield* fork(watchContactHistories);
  yield* fork(watchContactOfConversation);
}
