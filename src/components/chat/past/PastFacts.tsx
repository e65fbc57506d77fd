import type { ReactNode } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { ChannelIcon } from '../../conversations/ChannelIcon';
import { customerName } from '../../conversations/customer';
import { T } from '../../intl';
import type { TextId } from '../../intl';
import { useToday } from '../../time/useNow';
import { useTimeFormat } from '../../time/useTimeFormat';
import { StatusMark } from '../StatusMark';

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

function When({ at }: { at: string }): ReactNode {
  const format = useTimeFormat();
  const today = useToday();
  const isToday = Date.parse(at) >= today;
  return (
    <time className="tabular" dateTime={at} title={format.exact(at)}>
      {isToday ? format.time(at) : [format.date(at), format.time(at)].join(' ')}
    </time>
  );
}

/** With whom a conversation was, where, by whom, from when to when. */
export function PastFacts({ conversation }: { conversation: Conversation }): ReactNode {
  const { endedAt, lastAgent, queue, queueType, startedAt, status, statusText, subject } = conversation;
  return (
    <>
      <p className="past__who">
        <ChannelIcon queueType={queueType} />
        <strong dir="auto">{customerName(conversation)}</strong>
        <StatusMark status={status} statusText={statusText} />
      </p>
      <dl className="past__facts">
        <Fact label="chat.queue">{queue}</Fact>
        {lastAgent !== null && lastAgent !== '' && <Fact label="past.agent">{lastAgent}</Fact>}
        <Fact label="chat.started">
          <When at={startedAt} />
        </Fact>
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
