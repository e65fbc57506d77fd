import { selectUser } from '../../store/auth/selectors';
import { insertRequested, recentRecalled } from '../../store/cannedReplies/actions';
import { selectRecentReplies } from '../../store/cannedReplies/selectors';
import { services } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

function* keep(): SagaGenerator<void> {
  const { recentReplies } = yield* call(services);
  const user = yield* select(selectUser);
  if (user !== null) yield* call(recentReplies.put, user.login, yield* select(selectRecentReplies));
}

/** Remembers on this browser which canned replies the agent uses, for the next time that they look for one. */
export function* keepRecentReplies(): SagaGenerator<void> {
  const { recentReplies } = yield* call(services);
  const user = yield* select(selectUser);
  yield* takeEvery(insertRequested, guarded('recentReplies', keep));
  const names = user === null ? [] : yield* call(recentReplies.of, user.login);
  if (names.length > 0) yield* put(recentRecalled({ names: [...names] }));
}
