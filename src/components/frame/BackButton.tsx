import type { ReactNode } from 'react';
import { leaveRequested } from '../../store/conversations/actions';
import { selectUnreadElsewhere } from '../../store/conversations/unreadSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { T } from '../intl/T';
import { Icon } from '../ui/icons/Icon';
import { useAtLeast } from './useAtLeast';
import './panes.css';

function WayBack(): ReactNode {
  const request = useRequest();
  const count = useAppSelector(selectUnreadElsewhere);
  return (
    <button
      type="button"
      className="button button--quiet back-button"
      onClick={() => request(leaveRequested())}
    >
      <Icon name="back" />
      <span className="back-button__words">
        <T id={count > 0 ? 'frame.backUnread' : 'action.back'} values={{ count }} />
      </span>
      {count > 0 && (
        <span className="back-button__count tabular" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}

/** The way back to the list where it is not beside the conversation, and how much is unread there. */
export function BackButton(): ReactNode {
  return !useAtLeast('list') && <WayBack />;
}
