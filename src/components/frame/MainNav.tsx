import { ContactsOutlined, HistoryOutlined, MessageOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { leaveRequested } from '../../store/conversations/actions';
import { useRequest } from '../../store/hooks';
import { useText, type TextId } from '../intl/useText';
import { PageLink } from './PageLink';

const ENTRIES: { to: string; name: TextId; icon: ReactNode }[] = [
  { to: '/home', name: 'nav.conversations', icon: <MessageOutlined aria-hidden /> },
  { to: '/historico', name: 'nav.history', icon: <HistoryOutlined aria-hidden /> },
  { to: '/contatos', name: 'nav.contacts', icon: <ContactsOutlined aria-hidden /> },
];

/** The main entries; choosing one leaves the open conversation (spec 1 §2). */
export function MainNav(): ReactNode {
  const t = useText();
  const request = useRequest();
  return (
    <nav className="main-nav" aria-label={t('nav.main')}>
      {ENTRIES.map(({ to, name, icon }) => (
        <PageLink
          key={to}
          to={to}
          className="main-nav__link"
          title={t(name)}
          onClick={() => request(leaveRequested())}
        >
          {icon}
          <span className="main-nav__name">{t(name)}</span>
        </PageLink>
      ))}
    </nav>
  );
}
