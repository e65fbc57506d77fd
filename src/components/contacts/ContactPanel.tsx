import { useState, type ReactNode } from 'react';
import { oneReadRequested } from '../../store/contacts/actions';
import { selectContactRow } from '../../store/contacts/listSelectors';
import { selectContact, selectContactRead } from '../../store/contacts/selectors';
import type { Contact } from '../../store/contacts/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { EmptyState, InlineError, PaneSkeleton } from '../ui/feedback';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import { Tabs } from '../ui/tabs/Tabs';
import { ContactActions } from './ContactActions';
import { ContactData } from './ContactData';
import { ContactHistory } from './ContactHistory';
import { contactName } from './contactName';
import './contacts.css';

type Section = 'data' | 'history';

function Sections({ contact }: { contact: Contact }): ReactNode {
  const [section, setSection] = useState<Section>('data');
  return (
    <Tabs
      label="contact.sections"
      current={section}
      onChoose={setSection}
      tabs={[
        { key: 'data', name: 'contact.data', content: <ContactData contact={contact} /> },
        { key: 'history', name: 'contact.history', content: <ContactHistory contactId={contact.id} /> },
      ]}
    />
  );
}

function Content({ contactId }: { contactId: string }): ReactNode {
  const request = useRequest();
  const t = useText();
  const contact = useAppSelector((state) => selectContact(state, contactId));
  const { status, failure } = useAppSelector((state) => selectContactRead(state, contactId));
  const retry = () => request(oneReadRequested({ contactId }));
  return (
    <>
      {failure !== null && <InlineError what="contact.readFailed" failure={failure} onRetry={retry} />}
      {contact !== null && <Sections contact={contact} />}
      {contact === null && status === 'loaded' && (
        <EmptyState icon={<Icon name="person" />} title={t('contact.gone')} />
      )}
      {contact === null && (status === 'loading' || status === 'idle') && <PaneSkeleton rows={5} />}
    </>
  );
}

interface Props {
  contactId: string;
  /** The way back, where the list is not beside it. */
  back: ReactNode;
}

/** One contact: who it is, what can be done about it, its data, and its conversations (spec 1 §2). */
export function ContactPanel({ contactId, back }: Props): ReactNode {
  const t = useText();
  const whole = useAppSelector((state) => selectContact(state, contactId));
  const listed = useAppSelector((state) => selectContactRow(state, contactId));
  const contact = whole ?? listed;
  return (
    <section
      className="contact"
      aria-label={contact === undefined ? t('contact.sections') : contactName(contact)}
    >
      {(contact !== undefined || back !== null) && (
        <header className="contact__head">
          {back}
          {contact !== undefined && (
            <>
              <h2 className="contact__name" dir="auto">
                {contactName(contact)}
              </h2>
              <ContactActions contact={contact} />
            </>
          )}
        </header>
      )}
      <Content contactId={contactId} />
    </section>
  );
}
