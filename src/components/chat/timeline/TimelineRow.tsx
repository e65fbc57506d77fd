import type { ReactNode } from 'react';
import { EMAIL } from '../../../lib/queueType';
import type { Conversation } from '../../../store/conversations/types';
import type { Message } from '../../../store/messages/types';
import type { OutboxItem } from '../../../store/outbox/types';
import { T } from '../../intl';
import { useTimeFormat, type Moment } from '../../time/useTimeFormat';
import { MailRow, UnsentMailRow } from './MailRow';
import { MessageBubble } from './MessageBubble';
import { entryTime, type Entry, type Placement } from './placement';
import { ProtocolLine } from './ProtocolLine';
import { UnsentBubble } from './UnsentBubble';

interface Props {
  entry: Entry;
  /** The row before. */
  before: Entry | undefined;
  placement: Placement;
  /** The agent has not seen this one and those after it. */
  startsUnread: boolean;
  customer: Conversation['fromName'];
  me: string | null;
}

type SaidProps = Pick<Props, 'before' | 'customer' | 'me'> & {
  message: Message;
  startsGroup: boolean;
};

function Said({ message, before, startsGroup, customer, me }: SaidProps): ReactNode {
  if (message.queueType !== EMAIL || message.direction === 'system')
    return <MessageBubble {...{ message, startsGroup, customer, me }} />;
  const subjectBefore = before?.kind === 'message' ? before.message.subject : undefined;
  return <MailRow {...{ message, subjectBefore, customer, me }} />;
}

function Unsent({ item }: { item: OutboxItem }): ReactNode {
  const { mail } = item;
  return mail === null ? <UnsentBubble item={item} /> : <UnsentMailRow {...{ item, mail }} />;
}

function Day({ at }: { at: Moment }): ReactNode {
  const format = useTimeFormat();
  return <div className="timeline__day">{format.day(at)}</div>;
}

/** What stands before a bubble, a new day, the first unread message, and the bubble. */
export function TimelineRow({ entry, before, placement, startsUnread, customer, me }: Props): ReactNode {
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
          <Said {...{ message: entry.message, before, startsGroup, customer, me }} />
        ) : (
          <Unsent item={entry.item} />
        )}
      </div>
    </>
  );
}
