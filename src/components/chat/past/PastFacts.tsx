import type { ReactNode } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { ChannelIcon } from '../../conversations/ChannelIcon';
import { customerName } from '../../conversations/customer';
import { T, type TextId } from '../../intl';
import { dateAndTime, TimeText } from '../../time/TimeText';
import { useToday } from '../../time/useNow';
import { isOnDay } from '../../time/useTimeFormat';
import { ConversationStatusIcon } from '../ConversationStatusIcon';

function Fact({ label, children }: { label: TextId; children: ReactNode }): ReactNode {
  return (
    <div className="past__fact">
      <dt>
        <T id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Of today the time alone. */
function When({ at }: { at: string }): ReactNode {
  const today = useToday();
  return (
    <TimeText
      at={at}
      write={(format, ms) => (isOnDay(ms, today) ? format.time(ms) : dateAndTime(format, ms))}
    />
  );
}

/** With whom a conversation was, where, by whom, from when to when. */
export function PastFacts({ conversation }: { conversation: Conversation }): ReactNode {
  const { endedAt, fromId, lastAgent, queue, queueType, startedAt, status, statusText, subject } =
    conversation;
  return (
    <>
      <p className="past__who">
        <ChannelIcon queueType={queueType} address={fromId} />
        <strong dir="auto">{customerName(conversation)}</strong>
        <ConversationStatusIcon status={status} statusText={statusText} />
      </p>
      <dl className="past__facts">
        {queue !== '' && <Fact label="chat.queue">{queue}</Fact>}
        {lastAgent !== null && lastAgent !== '' && <Fact label="past.agent">{lastAgent}</Fact>}
        {startedAt !== null && (
          <Fact label="chat.started">
            <When at={startedAt} />
          </Fact>
        )}
        {endedAt !== null && (
          <Fact label="past.ended">
            <When at={endedAt} />
          </Fact>
        )}
        {subject !== null && subject !== '' && <Fact label="chat.subject">{subject}</Fact>}
      </dl>
    </>
  );
}
