import { callBackNumber } from '../../lib/caller';
import { openRequested as callOpenRequested } from '../../store/calls/actions';
import { selectCall } from '../../store/calls/selectors';
import { openRequested as classifyOpenRequested } from '../../store/classification/actions';
import { editOpenRequested } from '../../store/contacts/actions';
import { openRequested } from '../../store/conversations/actions';
import { selectConversation } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import type { Notice } from '../../store/noticeCentre/selectors';
import { selectUndelivered } from '../../store/outbox/selectors';
import { openRequested as agendaOpenRequested } from '../../store/schedule/actions';
import { selectHasTelephone } from '../../store/softphone/selectors';
import { overlayRequested } from '../../store/ui/actions';
import { useCallBack } from '../calls/useCallBack';
import { useGoHome } from '../calls/useGoHome';
import type { TextId } from '../intl/useText';

/** The way to where a notice is dealt with. */
interface NoticeAction {
  word: TextId;
  run: () => void;
}

/** The conversation of a notice; '' where it has none. */
export function conversationIdOf(notice: Notice): string {
  if (notice.kind === 'unsaved') return notice.form === 'classify' ? notice.about : '';
  return 'conversationId' in notice ? (notice.conversationId ?? '') : '';
}

/** Leads to the conversation, or the call, of a notice; null where that is gone. */
function useOpenIt(notice: Notice): (() => void) | null {
  const request = useRequest();
  const goHome = useGoHome();
  const conversationId = conversationIdOf(notice);
  const callId = notice.kind === 'callTransferFailed' ? notice.callId : '';
  const hasConversation = useAppSelector((state) => selectConversation(state, conversationId) !== undefined);
  const hasCall = useAppSelector((state) => selectCall(state, callId) !== null);
  if (!hasConversation && !hasCall) return null;
  return () => {
    goHome();
    request(hasCall ? callOpenRequested({ callId }) : openRequested({ conversationId }));
    if (notice.kind === 'unsaved') request(classifyOpenRequested({ conversationId }));
  };
}

/** What can be done about a notice; null: nothing more. */
export function useNoticeAction(notice: Notice): NoticeAction | null {
  const request = useRequest();
  const callBack = useCallBack();
  const hasTelephone = useAppSelector(selectHasTelephone);
  const openIt = useOpenIt(notice);
  const isKept = useAppSelector((state) =>
    selectUndelivered(state).some(({ target }) => target.conversationId === conversationIdOf(notice)),
  );
  if (notice.kind === 'missedCall') {
    const { call } = notice;
    const isReachable = hasTelephone && callBackNumber(call) !== null;
    return isReachable ? { word: 'call.callBack', run: () => callBack(call) } : null;
  }
  if (notice.kind === 'reminder') {
    const nobody = { number: '', name: '', contactId: null };
    return { word: 'noticeCentre.agenda', run: () => request(agendaOpenRequested(nobody)) };
  }
  if (notice.kind === 'unsaved' && notice.form === 'contact') {
    const open = editOpenRequested({ contactId: notice.about, conversationId: null });
    return { word: 'undelivered.open', run: () => request(open) };
  }
  if (openIt !== null) return { word: 'undelivered.open', run: openIt };
  if (notice.kind !== 'unsent' || !isKept) return null;
  return { word: 'undelivered.open', run: () => request(overlayRequested({ overlay: 'undelivered' })) };
}
