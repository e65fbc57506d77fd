import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectNotifications } from '../../store/notifications/selectors';
import { selectConversation } from '../../store/conversations/selectors';
import { customerName } from '../conversations/customer';
import { useGoHome } from '../calls/useGoHome';
import { useAnnounce } from '../ui/feedback/Announcer';
import { useText } from '../intl/useText';

/** A click on a notice leads to the conversations, wherever the agent was. */
function useClicks(): void {
  const goHome = useGoHome();
  const { clicks } = useAppSelector(selectNotifications);
  const followed = useRef(clicks);
  useEffect(() => {
    if (clicks > followed.current) goHome();
    followed.current = clicks;
  }, [clicks, goHome]);
}

/** Reads out what came in elsewhere, and each of it once. */
function useNewsAnnouncement(): void {
  const t = useText();
  const announce = useAnnounce();
  const { news } = useAppSelector(selectNotifications);
  const who = useAppSelector((state) => {
    const conversation = selectConversation(state, news?.conversationId ?? '');
    return conversation === undefined ? null : customerName(conversation);
  });
  const told = useRef(news);
  useEffect(() => {
    if (news === null || news === told.current) return;
    told.current = news;
    const { messages, customers } = news;
    const words =
      who === null
        ? t('notifications.news', { messages, customers })
        : t('message.announced', { who, text: t('notifications.messages', { count: messages }) });
    announce(words);
  }, [news, who, announce, t]);
}

/** Reads out what came in elsewhere and follows clicks on notices, on every screen; draws nothing. */
export function NoticeAnnouncer(): null {
  useClicks();
  useNewsAnnouncement();
  return null;
}
