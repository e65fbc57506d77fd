import type { ReactNode } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { T } from '../../intl';
import { useTimeFormat } from '../../time/useTimeFormat';
import { MessageBubble } from './MessageBubble';
import { entryTime } from './placement';
import type { Entry, Placement } from './placement';
import { ProtocolLine } from './ProtocolLine';
import { UnsentBubble } from './UnsentBubble';

interface Props {
  entry: Entry;
  placement: Placement;
  /** The agent has not seen this one and those after it. */
  startsUnread: boolean;
  customer: Conversation['fromName'];
  me: string | null;
}

function Day({ at }: { at: number }): ReactNode {
  const format = useTimeFormat();
  return <div className="timeline__day">{format.day(at)}</div>;
}

/** What stands before a bubble, a new day, the first unread message, and the bubble. */
export function TimelineRow({ entry, placement, startsUnread, customer, me }: Props): ReactNode {
  const { startsDay, startsGroup } = placement;
  if (entry.kind === 'protocol') return <ProtocolLine mark={entry.mark} />;
  return (
    <>
      {startsDay && <Day at={entryTime(entry)} />}
      {startsUnread && (
        <div className="timeline__unread">
          <T id="chat.unreadFromHere" />
        </div>
      )}
      <div className={startsGroup ? 'timeline__group' : 'timeline__same'}>
        {entry.kind === 'message' ? (
          <MessageBubble message={entry.message} startsGroup={startsGroup} customer={customer} me={me} />
        ) : (
          <UnsentBubble item={entry.item} />
        )}
      </div>
    </>
  );
}
