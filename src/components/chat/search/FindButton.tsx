import { useCallback, type ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectHasTimeline } from '../../../store/messages/selectors';
import { findCloseRequested, findOpenRequested } from '../../../store/timeline/actions';
import { selectIsFinding } from '../../../store/timeline/selectors';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';

/** The search within a conversation: whether it is open, and the way to open or close it. */
function useFind(conversationId: string): { isOpen: boolean; show: (open: boolean) => void } {
  const request = useRequest();
  const isOpen = useAppSelector((state) => selectIsFinding(state, conversationId));
  const show = useCallback(
    (open: boolean) => request(open ? findOpenRequested({ conversationId }) : findCloseRequested()),
    [request, conversationId],
  );
  return { isOpen, show };
}

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
