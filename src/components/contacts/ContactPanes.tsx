import type { ReactNode } from 'react';
import { leaveRequested } from '../../store/contacts/actions';
import { selectSelectedContactId } from '../../store/contacts/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { ProductBanner } from '../frame/ProductBanner';
import { useAtLeast } from '../frame/useAtLeast';
import { useWayBack } from '../frame/useWayBack';
import { T, useText } from '../intl';
import { Icon } from '../ui/icons/Icon';
import { PaneSeparator } from '../ui/separator/PaneSeparator';
import { ContactList } from './ContactList';
import { ContactPanel } from './ContactPanel';
import '../frame/panes.css';

function Nobody(): ReactNode {
  const t = useText();
  return <ProductBanner heading={t('nav.contacts')} hint={t('contacts.nothingOpen')} />;
}

function Back(): ReactNode {
  const request = useRequest();
  return (
    <button
      type="button"
      className="button button--quiet back-button"
      onClick={() => request(leaveRequested())}
    >
      <Icon name="back" />
      <T id="action.back" />
    </button>
  );
}

/** The list of contacts and the chosen one side by side, or one at a time under 1300 px (spec 1 §2). */
export function ContactPanes(): ReactNode {
  const isWide = useAtLeast('list');
  const contactId = useAppSelector(selectSelectedContactId);
  const isOpen = contactId !== null;
  const list = useWayBack(isOpen, isWide);
  return (
    <div className={isWide ? 'panes' : 'panes panes--narrow'}>
      {(isWide || !isOpen) && <ContactList ref={list} />}
      {isWide && <PaneSeparator pane="list" />}
      <main className={isWide || isOpen ? 'panes__main' : 'visually-hidden'}>
        {isOpen ? (
          <ContactPanel key={contactId} contactId={contactId} back={isWide ? null : <Back />} />
        ) : (
          <Nobody />
        )}
      </main>
    </div>
  );
}
