import { CLASSIFYING } from '../../store/agent/selectors';
import type { AgentStatus } from '../../store/agent/types';
import { useText } from '../intl/useText';
import { lookOf } from './statusLook';

/** Gives an agent's status in words: of a pause its reason, which is the centre's but for the console's own one. */
export function useStatusWord(): (status: AgentStatus, pauseReason: string | null) => string {
  const t = useText();
  return (status, pauseReason) =>
    pauseReason === CLASSIFYING ? t('agent.classifying') : (pauseReason ?? t(lookOf(status).word));
}
