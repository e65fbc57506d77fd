import { useEffect, useRef } from 'react';
import { selectBegun } from '../../store/conversations/createSelectors';
import { selectGivenAway } from '../../store/conversations/transferSelectors';
import { useAppSelector } from '../../store/hooks';
import { useGoHome } from '../calls/useGoHome';
import { useToast } from '../ui/feedback/Toasts';
import { useText } from '../intl/useText';
import { protocolOf } from './customer';

/** Leads to /home when a conversation began, where it is open (spec 1 §2); says when it was there already. */
function useBegun(): void {
  const t = useText();
  const show = useToast();
  const goHome = useGoHome();
  const { times, existingId } = useAppSelector(selectBegun);
  const followed = useRef(times);
  useEffect(() => {
    if (times > followed.current) {
      goHome();
      if (existingId !== null) show(t('create.existing', { protocol: protocolOf(existingId) }));
    }
    followed.current = times;
  }, [times, existingId, goHome, show, t]);
}

/** Says whereto a conversation went: it is no longer on screen. */
function useGivenAway(): void {
  const t = useText();
  const show = useToast();
  const given = useAppSelector(selectGivenAway);
  const told = useRef(given);
  useEffect(() => {
    if (given === null || given === told.current) return;
    told.current = given;
    const { conversationId, to } = given;
    const whereto = to.kind === 'agent' ? to.agent : to.queue;
    show(t('giveAway.done', { protocol: protocolOf(conversationId), to: whereto }), 'success');
  }, [given, show, t]);
}

/** What conversations have to tell wherever the agent is; draws nothing. */
export function ConversationToasts(): null {
  useBegun();
  useGivenAway();
  return null;
}
