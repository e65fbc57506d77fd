import type { ReactNode } from 'react';
import { selectAgent } from '../../store/agent/selectors';
import { selectStatusSince } from '../../store/attendance/selectors';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectOwnStatusText } from '../../store/queues/selectors';
import { useText } from '../intl/useText';
import { ElapsedClock } from '../time/ElapsedClock';
import { PauseMenu } from './PauseMenu';
import { lookOf } from './statusLook';
import { useStatusWord } from './useStatusWord';
import './agentStatus.css';

/** The agent's status bar: colour, icon and word of the status, the time since it changed, the pause. */
export function AgentStatus(): ReactNode {
  const t = useText();
  const user = useAppSelector(selectUser);
  const { status, pauseReason } = useAppSelector(selectAgent);
  const since = useAppSelector(selectStatusSince);
  const statusText = useAppSelector(selectOwnStatusText);
  const statusWord = useStatusWord();
  const { tone, icon } = lookOf(status);
  return (
    <section className="agent-status" aria-label={t('agent.region')}>
      <span
        className={`agent-status__avatar agent-status__avatar--${tone}`}
        title={user?.fullName}
        aria-hidden="true"
      >
        {icon}
      </span>
      <span className="agent-status__lines">
        <span className="agent-status__word">{statusWord(status, pauseReason, statusText)}</span>
        {since !== null && (
          <span className="agent-status__clock">
            <ElapsedClock since={since} label={t('agent.since')} />
          </span>
        )}
      </span>
      <PauseMenu />
    </section>
  );
}
