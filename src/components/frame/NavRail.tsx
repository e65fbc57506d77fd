import { useId, type ComponentType, type ReactNode } from 'react';
import { selectProductTitle } from '../../store/config/selectors';
import { leaveRequested } from '../../store/conversations/actions';
import { selectUnreadTotal } from '../../store/conversations/selectors';
import { useAppSelector, useRequest, type RequestAction } from '../../store/hooks';
import { selectUnseenMissedCalls } from '../../store/noticeCentre/selectors';
import { selectHasTelephone } from '../../store/softphone/selectors';
import { overlayRequested } from '../../store/ui/actions';
import { useOpenSettings } from '../config/useOpenSettings';
import { useText, type TextId } from '../intl/useText';
import { NoticeBell } from '../noticeCentre/NoticeBell';
import { Icon, type IconName } from '../ui/icons/Icon';
import { VERSION_LABEL } from '../version';
import { PageLink } from './PageLink';
import { MOST, RailBadge } from './RailBadge';
import './navRail.css';

interface BadgeProps {
  /** Of the words that describe the link. */
  id: string;
}

/**
 * How much is unread in the agent's conversations. Counting stops above the highest number that the badge shows, so
 * that further messages do not render it.
 */
function UnreadBadge({ id }: BadgeProps): ReactNode {
  const t = useText();
  const count = useAppSelector((state) => Math.min(selectUnreadTotal(state), MOST + 1));
  const words = count > MOST ? t('frame.unreadMany', { count: MOST }) : t('frame.unreadTotal', { count });
  return <RailBadge id={id} count={count} words={words} />;
}

/** The calls that were missed, until the agent looked at the notices. */
function MissedBadge({ id }: BadgeProps): ReactNode {
  const t = useText();
  const count = useAppSelector(selectUnseenMissedCalls);
  return <RailBadge id={id} count={count} words={t('call.missedCount', { count })} />;
}

interface EntryProps {
  to: string;
  name: TextId;
  icon: IconName;
  /** Draws by itself: every message may change it, and none the link. */
  badge?: ComponentType<BadgeProps>;
}

/** Leads to a page; that leaves the open conversation (spec 1 §2). */
function PageEntry({ to, name, icon, badge: OwnBadge }: EntryProps): ReactNode {
  const t = useText();
  const request = useRequest();
  const id = useId();
  return (
    <PageLink
      to={to}
      className="nav-rail__entry"
      describedBy={OwnBadge === undefined ? undefined : id}
      onClick={() => request(leaveRequested())}
    >
      <Icon name={icon} className="nav-rail__icon" />
      <span className="nav-rail__name">{t(name)}</span>
      {OwnBadge !== undefined && <OwnBadge id={id} />}
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

/** The telephone's page; only for who has a telephone. */
function PhoneEntry(): ReactNode {
  if (!useAppSelector(selectHasTelephone)) return null;
  return <PageEntry to="/phone" name="nav.phone" icon="voice" badge={MissedBadge} />;
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

/** Along the left edge, or the lower one of a narrow window: the pages, the agent's day, notices, help, the settings. */
export function NavRail(): ReactNode {
  const t = useText();
  const title = useAppSelector(selectProductTitle);
  return (
    <nav className="nav-rail" data-foot aria-label={t('nav.main')}>
      <PageEntry to="/home" name="nav.conversations" icon="chat" badge={UnreadBadge} />
      <PhoneEntry />
      <PageEntry to="/contatos" name="nav.contacts" icon="contacts" />
      <PageEntry to="/historico" name="nav.history" icon="past" />
      <DialogEntry name="nav.myDay" icon="chart" open={() => overlayRequested({ overlay: 'dayStats' })} />
      <span className="nav-rail__gap" />
      <NoticeBell />
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
