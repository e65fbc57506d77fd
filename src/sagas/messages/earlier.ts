import { compareIds } from '../../lib/compareIds';
import { selectOpenConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { toFailure } from '../../lib/failure';
import { VOICE } from '../../lib/queueType';
import { withConversationType } from '../../store/messages/withConversationType';
import { momentOf } from '../../lib/time';
import { withQueueTypes } from '../../store/queueType';
import { selectTypeByName } from '../../store/queueTypeSelectors';
import { selectOwnQueues } from '../../store/queues/selectors';
import * as timeline from '../../store/timeline/actions';
import { selectEarlier } from '../../store/timeline/selectors';
import type { Earlier, EarlierProtocol } from '../../store/timeline/types';
import { services } from '../core/context';
import { all, call, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';

/** Pages that may hold nothing to show before the agent is asked whether to go on. */
const PAGES_AT_ONCE = 5;

/** By their times; where one is not known, by their protocol numbers. */
function isBefore(one: Conversation, open: Conversation): boolean {
  const [at, openAt] = [momentOf(one.startedAt), momentOf(open.startedAt)];
  return at === null || openAt === null ? compareIds(one.id, open.id) < 0 : at <= openAt;
}

/** Those before the open one that the agent may see: in their own queues (spec 1 §6) where these are known, and not shown yet. */
function* shown(open: Conversation, found: readonly Conversation[]): SagaGenerator<Conversation[]> {
  const own = yield* select(selectOwnQueues);
  const known = (yield* select(selectEarlier, open.id))?.protocols ?? [];
  const seen = new Set([open.id, ...known.map(({ id }) => id)]);
  return withQueueTypes(found, yield* select(selectTypeByName)).filter(
    (one) =>
      !seen.has(one.id) &&
      (one.queue === '' || own === null || own.includes(one.queue)) &&
      one.queueType !== VOICE &&
      isBefore(one, open),
  );
}

function* withMessages(found: readonly Conversation[]): SagaGenerator<EarlierProtocol[]> {
  const { conversationApi } = yield* call(services);
  const said = yield* all(found.map(({ id }) => call(conversationApi.messages, id)));
  return found.map(({ classified, endedAt, id, lastAgent, queue, queueType, startedAt }, at) => ({
    id,
    queue,
    startedAt,
    endedAt,
    agent: lastAgent,
    classification: classified?.classification ?? null,
    subclassification: classified?.subclassification ?? null,
    messages: withConversationType(said[at] ?? [], queueType),
  }));
}

/** The next page that holds something to show, or the last one. */
function* nextOf(open: Conversation): SagaGenerator<Omit<Earlier, 'read'>> {
  const { conversationApi } = yield* call(services);
  const known = yield* select(selectEarlier, open.id);
  let pages = known?.pages ?? 0;
  const last = pages + PAGES_AT_ONCE;
  for (;;) {
    pages += 1;
    const { conversations, hasOlder } = yield* call(conversationApi.earlier, open.fromId, pages);
    const found = yield* call(shown, open, conversations);
    if (found.length === 0 && hasOlder && pages < last) continue;
    const protocols = yield* call(withMessages, found);
    return { conversationId: open.id, protocols, pages, isEnd: !hasOlder };
  }
}

function* readEarlier({ payload }: ReturnType<typeof timeline.earlierRequested>): SagaGenerator<void> {
  const { conversationId } = payload;
  const open = yield* select(selectOpenConversation);
  if (open?.id !== conversationId) return;
  yield* put(timeline.earlierReadStarted({ conversationId }));
  try {
    // Without an address nobody can be found (contract §6).
    const none = { conversationId, protocols: [], pages: 1, isEnd: true };
    yield* put(timeline.earlierLoaded(open.fromId === '' ? none : yield* call(nextOf, open)));
  } catch (error) {
    yield* put(timeline.earlierReadFailed({ conversationId, ...toFailure(error) }));
  }
}

/** Reading the customer's conversations before the open one; what comes too late finds nobody who wants it. */
export const earlierWorkers: readonly Worker[] = [
  worker('latest', [timeline.earlierRequested], guarded('earlier', readEarlier)),
];
