import { ArrowLeftOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { leaveRequested } from '../../store/contacts/actions';
import { selectSelectedContactId } from '../../store/contacts/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useMediaQuery } from '../appearance/useMediaQuery';
import { ProductBanner } from '../frame/ProductBanner';
import { T, useText } from '../intl';
import { WIDE_FROM } from '../theme';
import { ContactList } from './ContactList';
import { ContactPanel } from './ContactPanel';
import '../frame/panes.css';

function Nobody(): ReactNode {
  const t = useText();
  return <ProductBanner heading={t('nav.contacts')} hint={t('contacts.nothingOpen')} />;
}

function Wide({ contactId }: { contactId: string | null }): ReactNode {
  return (
    <div className="panes">
      <ContactList />
      <main className="panes__main">
        {contactId === null ? <Nobody /> : <ContactPanel key={contactId} contactId={contactId} />}
      </main>
    </div>
  );
}

function Narrow({ contactId }: { contactId: string | null }): ReactNode {
  const request = useRequest();
  const list = useRef<HTMLElement>(null);
  const wasOpen = useRef(contactId !== null);
  useEffect(() => {
    // The button that led back is gone: the focus goes on where the agent now is.
    if (wasOpen.current && contactId === null) list.current?.focus();
    wasOpen.current = contactId !== null;
  }, [contactId]);
  return (
    <div className="panes panes--narrow">
      {contactId === null && <ContactList ref={list} />}
      <main className={contactId === null ? 'visually-hidden' : 'panes__main'}>
        {contactId === null ? (
          <Nobody />
        ) : (
          <>
            <button type="button" className="button button--quiet" onClick={() => request(leaveRequested())}>
              <ArrowLeftOutlined aria-hidden />
              <T id="action.back" />
            </button>
            <ContactPanel key={contactId} contactId={contactId} />
          </>
        )}
      </main>
    </div>
  );
}

/** The list of contacts and the chosen one side by side, or one at a time under 1300 px (spec 1 §2). */
export function ContactPanes(): ReactNode {
  const isWide = useMediaQuery(`(min-width: ${WIDE_FROM}px)`);
  const contactId = useAppSelector(selectSelectedContactId);
  return isWide ? <Wide contactId={contactId} /> : <Narrow contactId={contactId} />;
}
