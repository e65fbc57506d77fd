import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { numberOf } from '../../lib/caller';
import { selectNotesOfUnique } from '../../store/callNotes/selectors';
import { hangUpElsewhereRequested } from '../../store/calls/actions';
import { selectHangUpElsewhere } from '../../store/calls/selectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { ConversationStatus } from '../chat/ConversationStatus';
import { customerName, protocolOf } from '../conversations/customer';
import { T, useText } from '../intl';
import { useToday } from '../time/useNow';
import { StartTime } from '../time/TimeText';
import { InlineError } from '../ui/feedback';
import { CallButton } from './CallButton';
import { CallFact, IntegrationLink } from './CallFacts';
import type { IntegratedCall } from './integrationHref';
import { CallNotes } from './notes/CallNotes';
import './callView.css';

/** What an integration is told of a call that is known by its conversation alone. */
function integrated(conversation: Conversation): IntegratedCall {
  const { customerId, extraData, fromId, fromName, id, linkedId, queue } = conversation;
  const unknown = { id: null, direction: null };
  const known = {
    contactId: customerId === '' ? null : customerId,
    conversationId: id,
    uniqueId: linkedId,
    queue,
  };
  return { ...unknown, ...known, data: extraData, number: fromId, name: fromName };
}

/** Has the centre end the call, and tells what came of the request. */
function HangUp({ conversationId }: { conversationId: string }): ReactNode {
  const t = useText();
  const request = useRequest();
  const asked = useAppSelector((state) => selectHangUpElsewhere(state, conversationId));
  const failure = asked?.failure ?? null;
  return (
    <footer className="call-view__foot call-view__end">
      <p className="call-view__why" role="status">
        {asked?.status === 'sending' && <T id="call.hangUpElsewhere.sending" />}
        {asked?.status === 'sent' && <T id="call.hangUpElsewhere.sent" />}
      </p>
      {failure !== null && <InlineError what="call.hangUpElsewhere.failed" failure={failure} />}
      <CallButton
        name={t('call.hangUp')}
        icon={<Icon name="hangUp" />}
        hasWord
        isOff={asked?.status === 'sending'}
        tone="danger"
        onPress={() => request(hangUpElsewhereRequested({ conversationId }))}
      />
    </footer>
  );
}

/** A voice conversation whose call this browser does not have, as after a reload: what is known of it, and hanging up. */
export function CallElsewhere({
  conversation,
  back,
}: {
  conversation: Conversation;
  back?: ReactNode;
}): ReactNode {
  const t = useText();
  const today = useToday();
  const who = customerName(conversation);
  const { fromId, id, linkedId, queue, startedAt } = conversation;
  const number = numberOf({ number: fromId });
  const noted = useAppSelector((state) => selectNotesOfUnique(state, linkedId));
  return (
    <section className="call-view" aria-label={t('call.with', { who })}>
      <header className="call-view__toolbar">
        {back}
        <h2 className="call-view__name" dir="auto" title={who}>
          {who}
        </h2>
        <dl className="call-view__facts">
          {number !== null && <CallFact label="call.number">{number}</CallFact>}
          {startedAt !== null && (
            <CallFact label="call.date">
              <StartTime at={startedAt} today={today} />
            </CallFact>
          )}
          <CallFact label="call.status">
            <ConversationStatus conversation={conversation} />
          </CallFact>
          {queue !== '' && <CallFact label="chat.queue">{queue}</CallFact>}
          <CallFact label="chat.protocol">{protocolOf(id)}</CallFact>
        </dl>
        <IntegrationLink call={integrated(conversation)} />
      </header>
      <div className="call-view__body">
        <p className="call-view__nothing">
          <T id="call.elsewhere" />
        </p>
        {noted !== undefined && <CallNotes call={{ id: noted.callId, uniqueId: noted.uniqueId }} />}
      </div>
      {linkedId !== null && <HangUp conversationId={id} />}
    </section>
  );
}
