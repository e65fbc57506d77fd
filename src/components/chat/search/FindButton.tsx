import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectHasTimeline } from '../../../store/messages/selectors';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { useFind } from './useFind';

/** Opens and closes the search within a conversation. */
export function FindButton({ conversationId }: { conversationId: string }): ReactNode {
  const t = useText();
  const { isOpen, show } = useFind(conversationId);
  const isEmpty = useAppSelector((state) => !selectHasTimeline(state, conversationId));
  return (
    <button
      type="button"
      className="button button--icon"
      aria-label={t('find.open')}
      aria-expanded={isOpen}
      disabled={isEmpty}
      title={t('find.open')}
      onClick={() => show(!isOpen)}
    >
      <Icon name="search" />
    </button>
  );
}
