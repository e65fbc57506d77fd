import type { ReactNode } from 'react';
import { openRequested } from '../../store/conversations/actions';
import { selectConversation } from '../../store/conversations/selectors';
import { selectLongestUnread } from '../../store/conversations/unreadSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { customerName } from '../conversations/customer';
import { T } from '../intl/T';
import { useText } from '../intl/useText';

function Entry({ id }: { id: string }): ReactNode {
  const t = useText();
  const request = useRequest();
  const conversation = useAppSelector((state) => selectConversation(state, id));
  if (conversation === undefined) return null;
  const { unread } = conversation;
  const name = customerName(conversation);
  return (
    <li className="unread-strip__item">
      <button
        type="button"
        className="unread-strip__open"
        aria-label={t('frame.openUnread', { name, count: unread })}
        onClick={() => request(openRequested({ conversationId: id }))}
      >
        <span className="unread-strip__name" dir="auto">
          {name}
        </span>
        <span className="unread__count tabular" aria-hidden="true">
          {unread}
        </span>
      </button>
    </li>
  );
}

/** The three customers who wait longest, where the list has no room. It keeps its place: nothing moves when one writes. */
export function UnreadStrip(): ReactNode {
  const t = useText();
  const ids = useAppSelector(selectLongestUnread);
  return (
    <div className="unread-strip">
      {ids.length === 0 ? (
        <p className="unread-strip__none">
          <T id="frame.nobodyWaits" />
        </p>
      ) : (
        <ul className="unread-strip__list" role="list" aria-label={t('frame.waiting')}>
          {ids.map((id) => (
            <Entry key={id} id={id} />
          ))}
        </ul>
      )}
    </div>
  );
}
