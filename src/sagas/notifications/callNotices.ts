import { offered } from '../../store/calls/actions';
import { selectCall } from '../../store/calls/selectors';
import { selectNoticeWishes } from '../../store/notifications/selectors';
import { services } from '../core/context';
import { call, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { desktopNotice } from './desktopNotice';
import { callTag } from './tags';

/** A call rings by itself; who looks elsewhere also sees who it is. */
function* tell({ payload: { callId } }: ReturnType<typeof offered>): SagaGenerator<void> {
  const { browser } = yield* call(services);
  const wishes = yield* select(selectNoticeWishes);
  const ringing = yield* select(selectCall, callId);
  if (browser.isVisible() || !wishes.desktop || ringing === null) return;
  const subject = { kind: 'call' as const, call: ringing };
  yield* call(
    desktopNotice,
    { tag: callTag(callId), conversationId: null, messages: 0, subject },
    wishes.content,
  );
}

/** Tells of calls that come while the page cannot be seen. */
export function* notifyCalls(): SagaGenerator<void> {
  yield* takeEvery(offered, guarded('callNotice', tell));
}
