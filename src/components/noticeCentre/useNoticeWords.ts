import type { SavedForm } from '../../lib/formKeys';
import type { MissedCall } from '../../store/calls/types';
import { selectCall, selectEndedCalls } from '../../store/calls/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import type { Notice } from '../../store/noticeCentre/selectors';
import { numberBeside, whoOf } from '../calls/callWords';
import { transferReason } from '../calls/transfer/transferReason';
import { customerName, protocolOf } from '../conversations/customer';
import { useText, type Text, type TextId } from '../intl/useText';
import { useFailureText } from '../ui/feedback/failureText';
import type { IconName } from '../ui/icons/Icon';
import { conversationIdOf } from './useNoticeAction';

/** What a row says. */
interface NoticeWords {
  icon: IconName;
  title: string;
  detail: string;
}

const ICONS = {
  unsent: 'alert',
  returned: 'reply',
  transferFailed: 'give',
  callTransferFailed: 'give',
  unsaved: 'alert',
  serverError: 'alert',
  missedCall: 'voice',
  reminder: 'agenda',
} as const satisfies Record<Notice['kind'], IconName>;

const TITLES = {
  unsent: 'noticeCentre.unsent',
  returned: 'noticeCentre.returned',
  transferFailed: 'noticeCentre.transferFailed',
  callTransferFailed: 'noticeCentre.callTransferFailed',
  serverError: 'noticeCentre.serverError',
  reminder: 'noticeCentre.reminder',
} as const satisfies Record<Exclude<Notice['kind'], 'missedCall' | 'unsaved'>, TextId>;

/** By the kind of form. */
const UNSAVED: Record<SavedForm, TextId> = {
  begin: 'noticeCentre.notBegun',
  classify: 'noticeCentre.notClassified',
  contact: 'noticeCentre.contactNotSaved',
};

function missedTitle({ rang, why }: MissedCall): TextId {
  if (why !== undefined) return 'noticeCentre.missedUndisturbed';
  return rang ? 'noticeCentre.missedCall' : 'noticeCentre.notReached';
}

/** Parts that say something, one after the other. */
function together(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

/** Whom it is about: the customer with the conversation's number, or that alone once it is gone; null: nobody. */
function useWho(t: Text, notice: Notice): string | null {
  const conversationId = conversationIdOf(notice);
  const conversation = useAppSelector((state) => selectConversation(state, conversationId));
  const callId = notice.kind === 'callTransferFailed' ? notice.callId : '';
  const call = useAppSelector(
    (state) => selectCall(state, callId) ?? selectEndedCalls(state).find(({ id }) => id === callId),
  );
  if (call !== undefined) return whoOf(call, t);
  // A row of the history is classified too, and is no conversation of the agent's.
  if (conversationId === '' || (notice.kind === 'unsaved' && conversation === undefined)) return null;
  return together(conversation === undefined ? null : customerName(conversation), protocolOf(conversationId));
}

/** The words of a notice, in the language on screen. */
export function useNoticeWords(notice: Notice): NoticeWords {
  const t = useText();
  const failureText = useFailureText();
  const who = useWho(t, notice);
  const icon = ICONS[notice.kind];
  if (notice.kind === 'missedCall') {
    const { call } = notice;
    return { icon, title: t(missedTitle(call)), detail: together(whoOf(call, t), numberBeside(call, t)) };
  }
  if (notice.kind === 'unsaved') {
    return { icon, title: t(UNSAVED[notice.form]), detail: together(who, failureText(notice)) };
  }
  const title = t(TITLES[notice.kind]);
  switch (notice.kind) {
    case 'reminder':
      return { icon, title, detail: together(notice.event.name, notice.event.description) };
    case 'serverError':
      return { icon, title, detail: together(who, notice.message) };
    case 'transferFailed':
      return { icon, title, detail: together(who, failureText(notice)) };
    case 'callTransferFailed': {
      const reason = transferReason(notice);
      return { icon, title, detail: together(who, reason && t(reason.id, reason.values)) };
    }
    default:
      return { icon, title, detail: who ?? '' };
  }
}
