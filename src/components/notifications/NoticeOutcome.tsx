import type { ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectNotifications } from '../../store/notifications/selectors';
import type { TrialOutcome } from '../../store/notifications/types';
import { T } from '../intl/T';
import './notices.css';

function TrialWords({ trial: { sound, desktop } }: { trial: TrialOutcome }): ReactNode {
  return (
    <>
      {sound !== 'off' && (
        <p className="field__hint">
          <T id={`settings.trial.${sound}`} />
        </p>
      )}
      {desktop !== 'off' && (
        <p className="field__hint">
          <T id={desktop === 'shown' ? 'settings.trial.shown' : 'settings.trial.notShown'} />
        </p>
      )}
    </>
  );
}

/** What the browser says to notices, where that keeps them from the desktop, and what came of the last trial. */
export function NoticeOutcome({ isDesktopWanted }: { isDesktopWanted: boolean }): ReactNode {
  const { permission, trial } = useAppSelector(selectNotifications);
  const isRefused = permission === 'denied' || permission === 'missing';
  return (
    <div aria-live="polite">
      {isDesktopWanted && isRefused && (
        <p className="field__hint notices__refusal">
          <T id={`settings.permission.${permission}`} />
        </p>
      )}
      {trial !== null && <TrialWords trial={trial} />}
    </div>
  );
}
