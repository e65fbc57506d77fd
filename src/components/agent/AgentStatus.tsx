import { useEffect, useId, useRef, type ReactNode } from 'react';
import { selectAgent } from '../../store/agent/selectors';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectDoNotDisturb } from '../../store/softphone/selectors';
import { drawerToggleRequested } from '../../store/ui/actions';
import { selectDrawerOpen } from '../../store/ui/selectors';
import { latePart } from '../intl/latePart';
import { useText } from '../intl/useText';
import { ElapsedClock } from '../time/ElapsedClock';
import { DialogHost } from '../ui/dialog/DialogHost';
import { useFailureText } from '../ui/feedback/failureText';
import { useToast } from '../ui/feedback/Toasts';
import { Icon } from '../ui/icons/Icon';
import { PauseChange } from './PauseMenu';
import { usePresence } from './usePresence';
import './agentStatus.css';

const StatusMenu = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './StatusMenu')).StatusMenu,
}));

function usePauseFailureToast(): void {
  const show = useToast();
  const failureText = useFailureText();
  const { failure } = useAppSelector(selectAgent);
  useEffect(() => {
    if (failure !== null) show(failureText(failure), 'error');
  }, [failure, failureText, show]);
}

/**
 * The status pill: colour and word of the agent's presence, the time since it is so, the pause or the way back from it.
 * Its face opens the menu with everything that is the agent's own.
 */
export function AgentStatus(): ReactNode {
  const t = useText();
  const request = useRequest();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const user = useAppSelector(selectUser);
  const isOpen = useAppSelector(selectDrawerOpen);
  const isUndisturbed = useAppSelector(selectDoNotDisturb);
  const { tone, word, since, isPaused } = usePresence();
  const title = [user?.fullName ?? '', word].join(' · ');
  usePauseFailureToast();
  return (
    <section
      className={isPaused ? 'status-pill status-pill--paused' : 'status-pill'}
      aria-label={t('agent.region')}
    >
      <div className="status-pill__face" title={title}>
        <span className={`status-pill__dot status-pill__dot--${tone}`} aria-hidden="true" />
        <span id={`${id}word`} className="status-pill__word">
          {word}
        </span>
        {isUndisturbed && (
          <Icon name="ban" label={t('softphone.doNotDisturb')} className="status-pill__undisturbed" />
        )}
        {since !== null && (
          <span className="status-pill__clock">
            <ElapsedClock since={since} label={t('agent.since')} />
          </span>
        )}
        <button
          ref={opener}
          type="button"
          className="status-pill__open"
          aria-labelledby={`${id}word ${id}menu`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => request(drawerToggleRequested())}
        >
          <span id={`${id}menu`} className="visually-hidden">
            {t('agent.menu')}
          </span>
          <Icon name="unfold" />
        </button>
      </div>
      <PauseChange isPaused={isPaused} />
      <DialogHost isOpen={isOpen}>{() => <StatusMenu opener={opener} />}</DialogHost>
    </section>
  );
}

/** A line below the top bar as long as the agent is paused: seen also by who does not look at the pill. */
export function PauseLine(): ReactNode {
  return usePresence().isPaused ? <div className="pause-line" aria-hidden="true" /> : null;
}
