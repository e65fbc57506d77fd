import type { Conversation } from '../../store/conversations/types';
import { toFailure } from '../../lib/failure';
import * as messages from '../../store/messages/actions';
import { selectConversationMessages, selectReachedCount } from '../../store/messages/selectors';
import { services } from '../core/context';
import { call, delay, put, select, type SagaGenerator } from '../core/effects';

/** A conversation with more messages than this is read in parts. */
const LONG = 200;

/** The first part fills a few screens, and no more: it is what the agent waits for. */
const FIRST = 50;

/** Later parts grow up to this: reading one must not be felt while the agent types. */
const LARGEST = 400;

/** Before each of the older parts, so that the screen and the agent come first. */
const PAUSE_MS = 100;

/** Whether a conversation is so long that it is read in parts. */
export function* isLong({ id, messageCount }: Conversation): SagaGenerator<boolean> {
  const known = yield* select(selectConversationMessages, id);
  const count = known?.pages.reduce((sum, page) => sum + page.length, 0) ?? 0;
  return Math.max(count, messageCount) > LONG;
}

/** Reads the newest messages; what is on screen stays when that fails. True when they came. */
export function* readNewest(conversationId: string): SagaGenerator<boolean> {
  const { conversationApi } = yield* call(services);
  yield* put(messages.readStarted({ conversationId }));
  try {
    const part = yield* call(conversationApi.messagesPart, conversationId, FIRST, 1);
    yield* put(messages.newestLoaded({ conversationId, ...part }));
    return true;
  } catch (error) {
    yield* put(messages.readFailed({ conversationId, ...toFailure(error) }));
    return false;
  }
}

/** The part that begins at an offset from the newest message: as large as fits a page of its size. */
function sizeAt(offset: number): number {
  let size = FIRST;
  while (size < LARGEST && size * 2 <= offset) size *= 2;
  return size;
}

/**
 * Reads the messages before the newest ones, part by part, back to the beginning. A message that comes meanwhile moves
 * the server's pages on by one: parts overlap then, and nothing is left out.
 */
export function* readOlder(conversationId: string): SagaGenerator<void> {
  const { conversationApi } = yield* call(services);
  let offset = 0;
  for (;;) {
    const reached = yield* select(selectReachedCount, conversationId);
    if (reached === null) return;
    yield* delay(PAUSE_MS);
    offset = Math.max(offset, reached);
    const size = sizeAt(offset);
    const page = Math.floor(offset / size) + 1;
    try {
      const part = yield* call(conversationApi.messagesPart, conversationId, size, page);
      yield* put(messages.olderLoaded({ conversationId, ...part }));
    } catch (error) {
      yield* put(messages.readFailed({ conversationId, ...toFailure(error) }));
      return;
    }
    offset = page * size;
  }
}
