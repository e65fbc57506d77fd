import { selectConversation } from '../../store/conversations/selectors';
import { changed, retryStarted, sendSettled } from '../../store/messages/actions';
import { sendFailed } from '../../store/notifications/actions';
import { selectIsSeen, selectNoticeWishes } from '../../store/notifications/selectors';
import { gaveUp, refused } from '../../store/outbox/actions';
import { selectOutboxItem } from '../../store/outbox/selectors';
import { services } from '../core/context';
import { call, put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { desktopNotice } from './desktopNotice';
import { ring } from './ring';
import { failureTag } from './tags';

/** On the desktop for who looks elsewhere, with the sound of other notices. */
function* noticeOf(conversationId: string): SagaGenerator<void> {
  const { browser } = yield* call(services);
  const conversation = yield* select(selectConversation, conversationId);
  const wishes = yield* select(selectNoticeWishes);
  if (browser.isVisible()) return;
  if (wishes.sound) yield* call(ring);
  if (!wishes.desktop) return;
  const subject = { kind: 'sendFailed' as const, conversation: conversation ?? null };
  const notice = { tag: failureTag(conversationId), conversationId, messages: 0, subject };
  yield* call(desktopNotice, notice, wishes.content);
}

/** `clientMsgId` of what waits in the outbox. */
function* tell(conversationId: string, clientMsgId?: string): SagaGenerator<void> {
  // In the open conversation the timeline says so itself.
  if (yield* select(selectIsSeen, conversationId)) return;
  yield* put(sendFailed(clientMsgId === undefined ? { conversationId } : { conversationId, clientMsgId }));
  yield* call(noticeOf, conversationId);
}

function* ofItem({ payload }: ReturnType<typeof gaveUp>): SagaGenerator<void> {
  const item = yield* select(selectOutboxItem, payload.clientMsgId);
  if (item !== undefined) yield* call(tell, item.target.conversationId, item.clientMsgId);
}

function* ofRefused({ payload }: ReturnType<typeof refused>): SagaGenerator<void> {
  yield* call(tell, payload.conversationId);
}

function* ofSettled({ payload }: ReturnType<typeof sendSettled>): SagaGenerator<void> {
  const { clientMsgId, conversationId, failure } = payload;
  const item = clientMsgId === null ? undefined : yield* select(selectOutboxItem, clientMsgId);
  // One that is still unsent is given up, and told of then.
  if (failure !== null && item === undefined) yield* call(tell, conversationId);
}

/** A provider's error is repeated with every later word of its message: it is told of once a try. */
function ofChanged() {
  const told = new Set<string>();
  return function* tellOnce(fact: ReturnType<typeof changed | typeof retryStarted>): SagaGenerator<void> {
    if (retryStarted.match(fact)) {
      told.delete(fact.payload.messageId);
      return;
    }
    const { message } = fact.payload;
    const { conversationId, direction, errorText, id } = message;
    if (direction !== 'agent' || errorText === null || told.has(id)) return;
    told.add(id);
    yield* call(tell, conversationId);
  };
}

/** Tells the agent of what of theirs was not delivered where they are not looking. */
export function* notifyFailedSends(): SagaGenerator<void> {
  yield* takeEvery(gaveUp, guarded('failedSend', ofItem));
  yield* takeEvery(refused, guarded('failedSend', ofRefused));
  yield* takeEvery(sendSettled, guarded('failedSend', ofSettled));
  yield* takeEvery([changed, retryStarted], guarded('failedSend', ofChanged()));
}
