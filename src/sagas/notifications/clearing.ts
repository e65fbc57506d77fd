import type { DesktopNotice } from '../../services/notifications/desktop';
import { shown } from '../../store/app/actions';
import { selectCall, selectMissedCalls } from '../../store/calls/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import { selectIsSeen, selectUnreadConversations } from '../../store/notifications/selectors';
import type { RootState } from '../../store/rootReducer';
import { selectSchedule } from '../../store/schedule/selectors';
import { notificationServices } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';
import { selectIsPhoneOut } from '../../store/softphone/selectors';
import { callOfTag, missedOfTag, PHONE_BACK, PHONE_OUT, reminderOfTag, SUMMARY } from './tags';

/** What may have been read, left the agent, or stopped ringing. */
const DOMAINS = ['browser', 'calls', 'conversations', 'messages', 'schedule', 'softphone'];

function mayClear({ type }: { type: string }): boolean {
  return DOMAINS.includes(type.split('/')[0] ?? '');
}

function isRead(state: RootState, conversationId: string, messages: number): boolean {
  const conversation = selectConversation(state, conversationId);
  if (conversation === undefined || selectIsSeen(state, conversationId)) return true;
  // One that came without a message has nothing to read yet.
  return messages > 0 && conversation.unread === 0;
}

function isOver(state: RootState, { tag, conversationId, messages }: DesktopNotice, cameBack: boolean) {
  const callId = callOfTag(tag);
  if (callId !== null) return cameBack || selectCall(state, callId)?.phase !== 'offered';
  const missedId = missedOfTag(tag);
  if (missedId !== null) return cameBack || !selectMissedCalls(state).some(({ id }) => id === missedId);
  const reminderId = reminderOfTag(tag);
  if (reminderId !== null) return cameBack || !selectSchedule(state).remindedIds.includes(reminderId);
  if (conversationId !== null) return isRead(state, conversationId, messages);
  if (tag === PHONE_OUT) return cameBack || !selectIsPhoneOut(state);
  if (tag === PHONE_BACK) return cameBack;
  return tag === SUMMARY && (cameBack || selectUnreadConversations(state) === 0);
}

/** Takes notices off the desktop as soon as they are none any more. */
export function* clearSeen(): SagaGenerator<void> {
  const { desktop } = yield* call(notificationServices);
  while (true) {
    const action = yield* take(mayClear);
    const notices = desktop.shown();
    if (notices.length === 0) continue;
    for (const notice of notices)
      if (yield* select(isOver, notice, shown.match(action))) desktop.close(notice.tag);
  }
}
