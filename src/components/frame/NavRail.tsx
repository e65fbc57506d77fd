import type { ReactNode } from 'react';
import { selectMissedCalls } from '../../store/calls/selectors';
import { selectProductTitle } from '../../store/config/selectors';
import { leaveRequested } from '../../store/conversations/actions';
import { selectUnreadTotal } from '../../store/conversations/selectors';
import { useAppSelector, useRequest, type RequestAction } from '../../store/hooks';
import { selectHasTelephone } from '../../store/softphone/selectors';
import { overlayRequested } from '../../store/ui/actions';
import { useOpenSettings } from '../config/useOpenSettings';
import { useText, type TextId } from '../intl/useText';
import { Icon, type IconName } from '../ui/icons/Icon';
import { VERSION_LABEL } from '../version';
import { PageLink } from './PageLink';
import './navRail.css';

interface Badge {
  count: number;
  /** What the count is of, for screen readers. */
  description: string;
}

/** What the badge shows at most: a third digit would cover the icon. */
const MOST = 99;

function BadgeCount({ count }: { count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <span className="nav-rail__badge tabular" aria-hidden="true">
      {Math.min(count, MOST)}
    </span>
  );
}

interface EntryProps {
  to: string;
  name: TextId;
  icon: IconName;
  badge?: Badge;
}

/** Leads to a page; that leaves the open conversation (spec 1 §2). */
function PageEntry({ to, name, icon, badge }: EntryProps): ReactNode {
  const t = useText();
  const request = useRequest();
  const hasBadge = badge !== undefined && badge.count > 0;
  return (
    <PageLink
      to={to}
      className="nav-rail__entry"
      description={hasBadge ? badge.description : undefined}
      onClick={() => request(leaveRequested())}
    >
      <Icon name={icon} className="nav-rail__icon" />
      <span className="nav-rail__name">{t(name)}</span>
      {hasBadge && <BadgeCount count={badge.count} />}
    </PageLink>
  );
}

interface DialogEntryProps {
  name: TextId;
  icon: IconName;
  /** Without a word: at the foot, where every program has it. */
  isBare?: boolean;
  open: () => RequestAction;
}

function DialogEntry({ name, icon, isBare = false, open }: DialogEntryProps): ReactNode {
  const t = useText();
  const request = useRequest();
  return (
    <button
      type="button"
      className="nav-rail__entry"
      aria-label={isBare ? t(name) : undefined}
      aria-haspopup="dialog"
      title={isBare ? t(name) : undefined}
      onClick={() => request(open())}
    >
      <Icon name={icon} className="nav-rail__icon" />
      {!isBare && <span className="nav-rail__name">{t(name)}</span>}
    </button>
  );
}

/** The telephone's page, with the calls that were missed; only for who has a telephone. */
function PhoneEntry(): ReactNode {
  const t = useText();
  const count = useAppSelector(selectMissedCalls).length;
  if (!useAppSelector(selectHasTelephone)) return null;
  const badge = { count, description: t('call.missedCount', { count }) };
  return <PageEntry to="/phone" name="nav.phone" icon="voice" badge={badge} />;
}

function SettingsEntry(): ReactNode {
  const t = useText();
  const name = t('login.settings');
  return (
    <button
      type="button"
      className="nav-rail__entry"
      aria-label={name}
      title={name}
      onClick={useOpenSettings()}
    >
      <Icon name="settings" className="nav-rail__icon" />
    </button>
  );
}

/** Along the left edge, or the lower one of a narrow window: the pages, the agent's day, help, the settings. */
export function NavRail(): ReactNode {
  const t = useText();
  const count = useAppSelector(selectUnreadTotal);
  const title = useAppSelector(selectProductTitle);
  const unread = { count, description: t('frame.unreadTotal', { count }) };
  return (
    <nav className="nav-rail" aria-label={t('nav.main')}>
      <PageEntry to="/home" name="nav.conversations" icon="chat" badge={unread} />
      <PhoneEntry />
      <PageEntry to="/contatos" name="nav.contacts" icon="contacts" />
      <PageEntry to="/historico" name="nav.history" icon="past" />
      <DialogEntry name="nav.myDay" icon="chart" open={() => overlayRequested({ overlay: 'dayStats' })} />
      <span className="nav-rail__gap" />
      <DialogEntry
        name="nav.shortcuts"
        icon="question"
        isBare
        open={() => overlayRequested({ overlay: 'shortcuts' })}
      />
      <SettingsEntry />
      <span className="nav-rail__version" title={[title, VERSION_LABEL].join(' ')}>
        {VERSION_LABEL}
      </span>
    </nav>
  );
}
