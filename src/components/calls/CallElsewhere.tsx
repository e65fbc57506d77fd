import type { ReactNode } from 'react';
import type { Conversation } from '../../store/conversations/types';
import { StatusMark } from '../chat/StatusMark';
import { customerName, protocolOf } from '../conversations/customer';
import { T, useText } from '../intl';
import { useToday } from '../time/useNow';
import { useTimeFormat } from '../time/useTimeFormat';
import { CallFact, IntegrationLink } from './CallFacts';
import './callView.css';

/** A voice service whose call this browser does not have, as after a reload: what is known of it, read-only. */
export function CallElsewhere({ conversation }: { conversation: Conversation }): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const today = useToday();
  const who = customerName(conversation);
  const { extraData, fromId, id, queue, startedAt, status, statusText } = conversation;
  return (
    <section className="call-view" aria-label={t('call.with', { who })}>
      <header className="call-view__toolbar">
        <h2 className="call-view__name" dir="auto">
          {who}
        </h2>
        <dl className="call-view__facts">
          <CallFact label="call.number">{fromId}</CallFact>
          <CallFact label="call.date">
            <time className="tabular" dateTime={startedAt} title={format.exact(startedAt)}>
              {format.timeOrDate(startedAt, today)}
            </time>
          </CallFact>
          <CallFact label="call.status">
            <StatusMark status={status} statusText={statusText} />
          </CallFact>
          <CallFact label="chat.queue">{queue}</CallFact>
          <CallFact label="chat.protocol">{protocolOf(id)}</CallFact>
        </dl>
        <IntegrationLink data={extraData} />
      </header>
      <div className="call-view__body">
        <p className="call-view__nothing">
          <T id="call.elsewhere" />
        </p>
      </div>
    </section>
  );
}
