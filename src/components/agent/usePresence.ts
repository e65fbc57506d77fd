import { CLASSIFYING, selectAgent, selectIsPaused } from '../../store/agent/selectors';
import { selectStatusSince } from '../../store/attendance/selectors';
import { selectSpokenCall } from '../../store/calls/selectors';
import { selectConnectionNotice, selectLostAt } from '../../store/connection/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectOwnStatusText } from '../../store/queues/selectors';
import { useText } from '../intl/useText';
import { lookOf, type StatusLook } from './statusLook';
import { useStatusWord } from './useStatusWord';

/** What the agent is to themselves: what the server says of them, and what only this page knows. */
export interface Presence {
  tone: StatusLook['tone'] | 'grey' | 'call';
  word: string;
  /** Ms since 1970; null where nobody knows. */
  since: number | null;
  /** In a pause that the agent ends: not in the console's own one, which ends with the call. */
  isPaused: boolean;
}

/** The agent's presence: a call first, then a missing connection, then the status that the server told. */
export function usePresence(): Presence {
  const t = useText();
  const { status, pauseReason } = useAppSelector(selectAgent);
  const since = useAppSelector(selectStatusSince);
  const statusText = useAppSelector(selectOwnStatusText);
  const call = useAppSelector(selectSpokenCall);
  const isCutOff = useAppSelector(selectConnectionNotice) !== 'none';
  const lostAt = useAppSelector(selectLostAt);
  const statusWord = useStatusWord();
  const word = statusWord(status, pauseReason, statusText);
  const isInPause = useAppSelector(selectIsPaused);
  const isPaused = isInPause && !(call !== null && pauseReason === CLASSIFYING);
  if (call !== null) {
    const inCall = t('agent.inCall');
    const both = isPaused ? `${inCall} · ${word}` : inCall;
    return { tone: 'call', word: both, since: call.answeredAt ?? call.startedAt, isPaused };
  }
  if (isCutOff) return { tone: 'grey', word: t('agent.noConnection'), since: lostAt, isPaused };
  return { tone: lookOf(status).tone, word, since, isPaused };
}
