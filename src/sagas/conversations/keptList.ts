import { hidden } from '../../store/app/actions';
import { selectUser } from '../../store/auth/selectors';
import * as conversations from '../../store/conversations/actions';
import { selectActiveIds, selectConversation, selectIsRestored } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import type { RootState } from '../../store/rootReducer';
import type { StoredList } from '../../services/storage/storedList';
import { services } from '../core/context';
import { call, delay, put, race, select, take, type SagaGenerator } from '../core/effects';

/** Longer than a day's work, shorter than the night after it: what is older says nothing about what waits now. */
const KEPT_MS = 10 * 3_600_000;

/** More than fill the highest window. */
const MOST = 100;

/** Encrypting a list is not free: it is written at most so often, and as the page goes out of sight. */
const WRITE_MS = 15_000;

function selectKept(state: RootState): Conversation[] {
  const ids = selectActiveIds(state).slice(0, MOST);
  return ids.flatMap((id) => selectConversation(state, id) ?? []);
}

/** The list that this browser keeps, whosesoever it is; null: none that can be read. */
export function* readList(): SagaGenerator<StoredList | null> {
  const { session } = yield* call(services);
  try {
    return yield* call(session.loadList);
  } catch {
    // Then the list comes with the server's answer.
    return null;
  }
}

/** Shows the agent the list as they left it, before the server says what it is now. Keeps nobody from working. */
export function* recallList(kept: StoredList | null): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const user = yield* select(selectUser);
  const isOwn = kept !== null && kept.login === user?.login;
  if (!isOwn || kept.conversations.length === 0 || clock.now() - kept.savedAt > KEPT_MS) return;
  yield* put(conversations.listRestored({ conversations: kept.conversations, savedAt: kept.savedAt }));
}

function* write(login: string): SagaGenerator<void> {
  const { clock, session } = yield* call(services);
  const kept = yield* select(selectKept);
  try {
    yield* call(session.saveList, { login, savedAt: clock.now(), conversations: kept });
  } catch {
    // The next page begins without it.
  }
}

/** Keeps the list for the next page, encrypted as the session is and gone with it. */
export function* keepList(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  let written: unknown = null;
  while (true) {
    yield* race({ due: delay(WRITE_MS), hidden: take(hidden) });
    const current = yield* select((state: RootState) => state.conversations.byId);
    // What was brought back is no news, and no younger than it was.
    if (current === written || (yield* select(selectIsRestored))) continue;
    written = current;
    yield* call(write, user.login);
  }
}
