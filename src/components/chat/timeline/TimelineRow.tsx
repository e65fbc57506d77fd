import type { ReactNode } from 'react';
import type { AgentNames } from '../../../lib/agentNames';
import type { Conversation } from '../../../store/conversations/types';
import type { Message } from '../../../store/messages/types';
import type { OutboxItem } from '../../../store/outbox/types';
import { T } from '../../intl';
import { useTimeFormat, type Moment } from '../../time/useTimeFormat';
import { MailRow, UnsentMailRow } from './MailRow';
import { MessageBoundary } from './MessageBoundary';
import { MessageBubble } from './MessageBubble';
import { entryTime, type Entry, type Placement } from './placement';
import { ProtocolMarkRow } from './ProtocolMarkRow';
import { UnsentBubble } from './UnsentBubble';
import { isMail } from './useFolds';

interface Props {
  entry: Entry;
  /** The row before. */
  before: Entry | undefined;
  placement: Placement;
  /** The agent has not seen this one and those after it. */
  startsUnread: boolean;
  /** A mail that shows its first line alone. */
  isFolded: boolean;
  customer: Conversation['fromName'];
  me: AgentNames | null;
}

type SaidProps = Pick<Props, 'before' | 'customer' | 'isFolded' | 'me'> & {
  message: Message;
  placement: Placement;
};

function Said({ message, before, placement, ...rest }: SaidProps): ReactNode {
  const { customer, me } = rest;
  if (!isMail(message)) {
    const { startsGroup, startsMinute } = placement;
    return (
      <MessageBubble
        message={message}
        startsGroup={startsGroup}
        startsMinute={startsMinute}
        customer={customer}
        me={me}
      />
    );
  }
  const subjectBefore = before?.kind === 'message' ? before.message.subject : undefined;
  return <MailRow message={message} subjectBefore={subjectBefore} {...rest} />;
}

function Unsent({ item, startsMinute }: { item: OutboxItem; startsMinute: boolean }): ReactNode {
  const { mail } = item;
  if (mail !== null) return <UnsentMailRow item={item} mail={mail} />;
  return <UnsentBubble item={item} startsMinute={startsMinute} />;
}

function Day({ at }: { at: Moment }): ReactNode {
  const format = useTimeFormat();
  return <div className="timeline__day">{format.day(at)}</div>;
}

/** What stands before a bubble, a new day, the first unread message, and the bubble. */
export function TimelineRow({ entry, placement, startsUnread, ...rest }: Props): ReactNode {
  const { startsDay, startsGroup, startsMinute } = placement;
  if (entry.kind === 'protocol') return <ProtocolMarkRow mark={entry.mark} />;
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
          <MessageBoundary shown={entry.message}>
            <Said message={entry.message} placement={placement} {...rest} />
          </MessageBoundary>
        ) : (
          <MessageBoundary shown={entry.item}>
            <Unsent item={entry.item} startsMinute={startsMinute} />
          </MessageBoundary>
        )}
      </div>
    </>
  );
}
