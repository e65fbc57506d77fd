import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { unreadOnlyRequested } from '../../store/ui/actions';
import { selectUnreadOnly } from '../../store/ui/selectors';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';

/** Leaves only the conversations with something unread in the list, until it is pressed again. */
export function UnreadFilter(): ReactNode {
  const request = useRequest();
  const t = useText();
  const unreadOnly = useAppSelector(selectUnreadOnly);
  return (
    <IconButton
      isFramed
      className="conversations__filter"
      label={t('conversations.unreadOnly')}
      aria-pressed={unreadOnly}
      onClick={() => request(unreadOnlyRequested({ unreadOnly: !unreadOnly }))}
    >
      <Icon name="filter" />
    </IconButton>
  );
}
