import { CLASSIFYING } from '../../store/agent/selectors';
import type { AgentStatus } from '../../store/agent/types';
import { useText } from '../intl/useText';
import { lookOf } from './statusLook';

/**
 * Gives an agent's status in words: of a pause its reason, which is the centre's but for the console's own one; of a
 * status that is not known the server's own text, else its number (contract §0).
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
    return pauseReason ?? (word !== null ? t(word) : said === '' ? t('agent.status', { status }) : said);
  };
}

const PAUSED: AgentStatus = 10;

/** Gives a pause in words: its reason, or that it is one. */
export function usePauseWord(): (reason: string | null) => string {
  const statusWord = useStatusWord();
  return (reason) => statusWord(PAUSED, reason);
}
