import { hidden, shown } from '../../store/app/actions';
import { selectIsInCall } from '../../store/calls/selectors';
import { saveRequested } from '../../store/config/actions';
import { raised } from '../../store/notifications/actions';
import { selectNoticeWishes, selectUnreadConversations } from '../../store/notifications/selectors';
import type { RootState } from '../../store/rootReducer';
import { notificationServices } from '../core/context';
import { call, delay, select, takeLatest, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { ring } from './ring';

const EVERY_MS = 30_000;

/** The sound repeats for ten minutes; after that nobody is there to hear it. */
const TIMES = 20;

function isDue(state: RootState): boolean {
  return !state.app.visible && selectNoticeWishes(state).repeat && selectUnreadConversations(state) > 0;
}

/** Sounds again and again while somebody waits and nobody looks; not into a call. */
function* repeat(): SagaGenerator<void> {
  const { turn } = yield* call(notificationServices);
  for (let times = 0; times < TIMES; times += 1) {
    yield* delay(EVERY_MS);
    if (!(yield* select(isDue))) return;
    if (turn.isMine() && !(yield* select(selectIsInCall))) yield* call(ring);
  }
}

/** Reminds an agent who looks elsewhere of what is unread. */
export function* remind(): SagaGenerator<void> {
  yield* takeLatest([raised, hidden, shown, saveRequested], guarded('reminder', repeat));
}
