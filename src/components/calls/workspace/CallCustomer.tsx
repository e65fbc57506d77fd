import { useId, useState, type ReactNode } from 'react';
import { READ_IDLE } from '../../../lib/failure';
import { customerIdOf, isLookedUp } from '../../../store/calls/customerSelectors';
import { callsTakenAlong, selectEndedCall } from '../../../store/calls/selectors';
import type { Call, EndedCall } from '../../../store/calls/types';
import { editOpenRequested, oneReadRequested } from '../../../store/contacts/actions';
import { selectContact, selectContactHistory, selectContactRead } from '../../../store/contacts/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { CustomerCard } from '../../customerCard/CustomerCard';
import { CustomerHistory } from '../../customerHistory/CustomerHistory';
import { T, useText } from '../../intl';
import { InlineError, PaneSkeleton } from '../../ui/feedback';
import { ownConversationId } from '../ownConversationId';
import { knownByCall } from './knownByCall';
import './workspace.css';

/** How many of the customer's earlier conversations stand under the card. */
const LAST = 5;

interface CustomerProps {
  call: Call | EndedCall;
}

function Earlier({ contactId, call }: CustomerProps & { contactId: string }): ReactNode {
  const id = useId();
  const ownId = useAppSelector((state) => ownConversationId(selectContactHistory(state, contactId), call));
  const [isWhole, setWhole] = useState(false);
  const part = isWhole ? {} : { limit: LAST, onAll: () => setWhole(true) };
  return (
    <section className="call-customer__history" aria-labelledby={id}>
      <h4 id={id} className="call-customer__subtitle">
        <T id="last.title" />
      </h4>
      <CustomerHistory
        of={contactId}
        label="last.title"
        none="customer.noHistory"
        {...(ownId === null ? {} : { exceptId: ownId })}
        {...part}
      />
    </section>
  );
}

function Customer({ call }: CustomerProps): ReactNode {
  const t = useText();
  const id = useId();
  const request = useRequest();
  const contactId = customerIdOf(call);
  const contact = useAppSelector((state) => (contactId === null ? null : selectContact(state, contactId)));
  const { failure, status } = useAppSelector((state) =>
    contactId === null ? READ_IDLE : selectContactRead(state, contactId),
  );
  const isNobody = contactId === null ? isLookedUp(call) : contact === null && status === 'loaded';
  const isAwaited = contactId !== null && contact === null && status === 'loading';
  const edit = () => {
    if (contact !== null) request(editOpenRequested({ contactId: contact.id, conversationId: null }));
  };
  return (
    <section className="call-view__panel call-customer" aria-labelledby={id}>
      <h3 id={id} className="visually-hidden">
        {t('contact.data')}
      </h3>
      {failure !== null && contactId !== null && (
        <InlineError
          what="contact.readFailed"
          failure={failure}
          onRetry={() => request(oneReadRequested({ contactId }))}
        />
      )}
      <CustomerCard
        known={knownByCall(call, t)}
        contact={contact}
        {...(contact === null ? {} : { onEdit: edit })}
      />
      {isNobody && (
        <p className="call-view__nothing">
          <T id="customer.unknown" />
        </p>
      )}
      {isAwaited && <PaneSkeleton rows={2} />}
      {contactId !== null && <Earlier key={contactId} contactId={contactId} call={call} />}
    </section>
  );
}

function TakenAlong({ callId }: { callId: string }): ReactNode {
  const call = useAppSelector((state) => selectEndedCall(state, callId));
  return call === undefined ? null : <Customer call={call} />;
}

/** The customers whom the agent took along into a room. */
function InRoom({ call }: CustomerProps): ReactNode {
  const taken = useAppSelector((state) =>
    callsTakenAlong(state, call.id)
      .map(({ id }) => id)
      .join(' '),
  );
  return taken
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => <TakenAlong key={id} callId={id} />);
}

/**
 * Whose call it is: their card and their earlier conversations. In a conference room it is whom the agent took along; a
 * call shows nobody's data but of who is, or was, at its other end.
 */
export function CallCustomer({ call }: CustomerProps): ReactNode {
  return call.conference === undefined ? <Customer key={call.id} call={call} /> : <InRoom call={call} />;
}
