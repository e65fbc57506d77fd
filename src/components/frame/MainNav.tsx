import { Icon } from '../ui/icons/Icon';
import type { ReactNode } from 'react';
import { leaveRequested } from '../../store/conversations/actions';
import { useRequest } from '../../store/hooks';
import { useText, type TextId } from '../intl/useText';
import { PageLink } from './PageLink';

const ENTRIES: { to: string; name: TextId; icon: ReactNode }[] = [
  { to: '/home', name: 'nav.conversations', icon: <Icon name="chat" /> },
  { to: '/historico', name: 'nav.history', icon: <Icon name="past" /> },
  { to: '/contatos', name: 'nav.contacts', icon: <Icon name="contacts" /> },
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
