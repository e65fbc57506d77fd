import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectHasTimeline } from '../../../store/messages/selectors';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { useFind } from './useFind';

/** Opens and closes the search within a conversation. */
export function FindButton({ conversationId }: { conversationId: string }): ReactNode {
  const t = useText();
  const { isOpen, show } = useFind(conversationId);
  const isEmpty = useAppSelector((state) => !selectHasTimeline(state, conversationId));
  return (
    <IconButton
      isFramed
      label={t('find.open')}
      aria-expanded={isOpen}
      disabled={isEmpty}
      onClick={() => show(!isOpen)}
    >
      <Icon name="search" />
    </IconButton>
  );
}
