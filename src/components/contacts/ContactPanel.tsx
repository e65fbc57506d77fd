import { useId, type ReactNode } from 'react';
import { editOpenRequested, oneReadRequested } from '../../store/contacts/actions';
import { selectContactRow } from '../../store/contacts/listSelectors';
import { selectContact, selectContactRead } from '../../store/contacts/selectors';
import type { ContactRow } from '../../store/contacts/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { CustomerCard } from '../customerCard/CustomerCard';
import { knownByContact } from '../customerCard/knownCustomer';
import { CustomerHistory } from '../customerHistory/CustomerHistory';
import { EmptyState, InlineError, PaneSkeleton } from '../ui/feedback';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { contactName } from './contactName';
import './contacts.css';

function Content({ known, contactId }: { known: ContactRow | null; contactId: string }): ReactNode {
  const request = useRequest();
  const t = useText();
  const headingId = useId();
  const contact = useAppSelector((state) => selectContact(state, contactId));
  const { status, failure } = useAppSelector((state) => selectContactRead(state, contactId));
  const isAwaited = contact === null && (status === 'loading' || status === 'idle');
  const isGone = contact === null && status === 'loaded';
  return (
    <div className="contact__content">
      {failure !== null && (
        <InlineError
          what="contact.readFailed"
          failure={failure}
          onRetry={() => request(oneReadRequested({ contactId }))}
        />
      )}
      {known !== null && (
        <CustomerCard
          known={knownByContact(known)}
          contact={contact}
          heading="h2"
          onEdit={() => request(editOpenRequested({ contactId, conversationId: null }))}
        />
      )}
      {isAwaited && <PaneSkeleton rows={3} />}
      {isGone && <EmptyState icon={<Icon name="person" />} title={t('contact.gone')} />}
      {!isGone && (
        <section className="contact__history" aria-labelledby={headingId}>
          <h3 id={headingId} className="contact__subtitle">
            <T id="contact.history" />
          </h3>
          <CustomerHistory of={contactId} label="contact.history" none="contact.noHistory" />
        </section>
      )}
    </div>
  );
}

interface Props {
  contactId: string;
  /** The way back, where the list is not beside it. */
  back: ReactNode;
}

/** One contact: who it is and how to reach them, and below that their conversations (spec 1 §2). */
export function ContactPanel({ contactId, back }: Props): ReactNode {
  const t = useText();
  const whole = useAppSelector((state) => selectContact(state, contactId));
  const listed = useAppSelector((state) => selectContactRow(state, contactId));
  const known = whole ?? listed ?? null;
  return (
    <section className="contact" aria-label={known === null ? t('contact.sections') : contactName(known)}>
      {back !== null && <header className="contact__head">{back}</header>}
      <Content known={known} contactId={contactId} />
    </section>
  );
}
