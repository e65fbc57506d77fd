import { openRequested as callOpenRequested } from '../../store/calls/actions';
import * as conversations from '../../store/conversations/actions';
import { selectConversation, selectSelectedId } from '../../store/conversations/selectors';
import * as messages from '../../store/messages/actions';
import { selectConversationMessages, selectMessagesKnownOf } from '../../store/messages/selectors';
import type { RootState } from '../../store/rootReducer';
import { call, cancel, fork, put, select, take, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { readMessages } from './messages';

function* readUnlessKnown(conversationId: string): SagaGenerator<void> {
  const known = yield* select(selectConversationMessages, conversationId);
  const isWhole = known?.stale === false && known.reach === 'begin';
  if (!isWhole) yield* call(readMessages, conversationId);
}

function isOwn(state: RootState, conversationId: string): boolean {
  return selectConversation(state, conversationId) !== undefined;
}

/** Whether its messages are wanted elsewhere: it is the agent's own, or stands on screen. */
function isWanted(state: RootState, conversationId: string): boolean {
  return isOwn(state, conversationId) || selectSelectedId(state) === conversationId;
}

/** Of which conversations messages are known that nobody wants; asked in one go, for there may be thousands. */
function unwanted(state: RootState): string[] {
  return selectMessagesKnownOf(state).filter((id) => !isWanted(state, id));
}

function closes(conversationId: string) {
  return (action: { type: string }) =>
    messages.pastCloseRequested.match(action) && action.payload.conversationId === conversationId;
}

/** Reads a conversation as long as the agent looks into it; what was read is let go afterwards. */
function showPast(looking: Set<string>) {
  return function* show({ payload }: ReturnType<typeof messages.pastOpenRequested>): SagaGenerator<void> {
    const { conversationId } = payload;
    looking.add(conversationId);
    const reading = yield* fork(readUnlessKnown, conversationId);
    yield* take(closes(conversationId));
    looking.delete(conversationId);
    if (yield* select(isWanted, conversationId)) return;
    yield* cancel(reading);
    yield* put(messages.forgotten({ conversationId }));
  };
}

/** Lets go of the messages of conversations that left the agent and that nobody looks at any more. */
function letGo(looking: ReadonlySet<string>) {
  return function* letGoOfOthers(): SagaGenerator<void> {
    for (const conversationId of yield* select(unwanted)) {
      if (!looking.has(conversationId)) yield* put(messages.forgotten({ conversationId }));
    }
  };
}

/** What is said in another's conversation is told to nobody here: one that is looked at is read again once it comes. */
function distrustComing(looking: ReadonlySet<string>) {
  let others: readonly string[] = [];
  return function* distrust(): SagaGenerator<void> {
    const before = others;
    const open = yield* select(selectSelectedId);
    const shown = open === null ? [...looking] : [...looking, open];
    const own = yield* select((state: RootState) => shown.filter((id) => isOwn(state, id)));
    others = shown.filter((id) => !own.includes(id));
    const back = before.filter((id) => own.includes(id));
    if (back.length > 0) yield* put(messages.staled({ conversationIds: back }));
  };
}

/** What makes a conversation another's, or the agent's. */
const CHANGES_OF_HANDS = [
  messages.pastOpenRequested,
  conversations.removed,
  conversations.loaded,
  conversations.activeSetReported,
  conversations.assigned,
  conversations.oneLoaded,
];

/** What may leave a conversation without anybody who looks at it. */
const PARTINGS = [
  conversations.removed,
  conversations.loaded,
  conversations.activeSetReported,
  conversations.openRequested,
  conversations.leaveRequested,
  callOpenRequested,
];

/** Lets the agent look into conversations of the past, and keeps the messages of no others than are looked at. */
export function* watchPastMessages(): SagaGenerator<void> {
  const looking = new Set<string>();
  yield* takeEvery(messages.pastOpenRequested, guarded('pastMessages', showPast(looking)));
  yield* takeEvery(CHANGES_OF_HANDS, guarded('pastMessagesDistrust', distrustComing(looking)));
  yield* takeEvery(PARTINGS, guarded('pastMessagesLetGo', letGo(looking)));
}
