import { CLASSIFYING } from '../../store/agent/selectors';
import type { AgentStatus } from '../../store/agent/types';
import { useText } from '../intl/useText';
import { lookOf } from './statusLook';

/** Statuses that the console calls busy, whatever keeps the agent so: the server's word says more. */
const BUSY: readonly AgentStatus[] = [2, 3];

/**
 * Gives an agent's status in words: of a pause its reason, which is the centre's but for the console's own one; of a
 * busy agent, and of a status that is not known, the server's own text, else the console's word or its number
 * (contract §0).
 */
export function useStatusWord(): (
  status: AgentStatus,
  pauseReason: string | null,
  statusText?: string,
) => string {
  const t = useText();
  return (status, pauseReason, statusText = '') => {
    if (pauseReason === CLASSIFYING) return t('agent.classifying');
    const { word } = lookOf(status);
    const said = statusText.trim();
    if (pauseReason !== null) return pauseReason;
    if (said !== '' && (word === null || BUSY.includes(status))) return said;
    return word === null ? t('agent.status', { status }) : t(word);
  };
}

const PAUSED: AgentStatus = 10;

/** Gives a pause in words: its reason, or that it is one. */
export function usePauseWord(): (reason: string | null) => string {
  const statusWord = useStatusWord();
  return (reason) => statusWord(PAUSED, reason);
}
