import type { ReactNode } from 'react';
import type { Conversation } from '../../store/conversations/types';
import { StatusIcon } from '../chat/StatusIcon';
import { ChannelIcon } from '../conversations/ChannelIcon';
import { protocolOf } from '../conversations/customer';
import { dateAndTime, TimeText } from '../time/TimeText';

/** One service of a customer in two lines: where and when, by whom and how it stands. */
export function ServiceLine({ conversation }: { conversation: Conversation }): ReactNode {
  const { fromId, id, lastAgent, queue, queueType, startedAt, status, statusText } = conversation;
  return (
    <>
      <ChannelIcon queueType={queueType} address={fromId} className="service__channel" />
      <span className="service__words">
        <span className="service__line">
          <span className="service__queue">{queue}</span>
          <TimeText at={startedAt} write={dateAndTime} />
        </span>
        <span className="service__line service__line--second">
          <span className="tabular">{protocolOf(id)}</span>
          <span className="service__agent">{lastAgent}</span>
          <StatusIcon status={status} statusText={statusText} />
        </span>
      </span>
    </>
  );
}
