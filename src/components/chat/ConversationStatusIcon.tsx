import type { ReactNode } from 'react';
import type { Conversation } from '../../store/conversations/types';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import './statusIcon.css';

/** Whether a conversation runs: in service, finished, or what the server calls it (spec 1 §4). */
export function ConversationStatusIcon({
  status,
  statusText,
}: Pick<Conversation, 'status' | 'statusText'>): ReactNode {
  const t = useText();
  const words = {
    active: t('chat.status.active'),
    finished: t('chat.status.finished'),
    other: statusText.trim() === '' ? t('chat.status.other') : statusText,
  };
  const icons = { active: 'active', finished: 'finished', other: 'alert' } as const;
  return (
    <span className={`status-icon status-icon--${status}`}>
      <Icon name={icons[status]} />
      {words[status]}
    </span>
  );
}
