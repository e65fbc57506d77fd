import { ended, offered, offerMissed } from '../../store/calls/actions';
import { selectCall, selectMissedCalls } from '../../store/calls/selectors';
import type { NoticeAbout } from '../../store/notifications/types';
import { selectNoticeWishes } from '../../store/notifications/selectors';
import { services } from '../core/context';
import { call, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { desktopNotice } from './desktopNotice';
import { ring } from './ring';
import { callTag, missedTag } from './tags';

/** On the desktop, for who looks elsewhere. */
function* noticeOf(tag: string, subject: NoticeAbout): SagaGenerator<void> {
  const { browser } = yield* call(services);
  const wishes = yield* select(selectNoticeWishes);
  if (browser.isVisible() || !wishes.desktop) return;
  yield* call(desktopNotice, { tag, conversationId: null, messages: 0, subject }, wishes.content);
}

/** A call rings by itself; who looks elsewhere also sees who it is. */
function* tell({ payload: { callId } }: ReturnType<typeof offered>): SagaGenerator<void> {
  const ringing = yield* select(selectCall, callId);
  if (ringing === null) return;
  const subject = { kind: 'call' as const, call: ringing };
  yield* call(noticeOf, callTag(callId), subject);
}

function* tellMissed(id: string): SagaGenerator<void> {
  const missed = (yield* select(selectMissedCalls)).find((one) => one.id === id);
  // Who is not to be disturbed finds the mark later.
  if (missed === undefined || missed.why !== undefined) return;
  // One that rang was heard.
  if (!missed.rang && (yield* select(selectNoticeWishes)).sound) yield* call(ring);
  const subject = { kind: 'missedCall' as const, call: missed };
  yield* call(noticeOf, missedTag(id), subject);
}

function* tellEnded({ payload: { callId } }: ReturnType<typeof ended>): SagaGenerator<void> {
  yield* call(tellMissed, callId);
}

function* tellNotReached({ payload: { uniqueId } }: ReturnType<typeof offerMissed>): SagaGenerator<void> {
  yield* call(tellMissed, uniqueId);
}

/** Tells of calls that come while the page cannot be seen, and of those that were missed. */
export function* notifyCalls(): SagaGenerator<void> {
  yield* takeEvery(offered, guarded('callNotice', tell));
  yield* takeEvery(ended, guarded('missedNotice', tellEnded));
  yield* takeEvery(offerMissed, guarded('missedNotice', tellNotReached));
}
