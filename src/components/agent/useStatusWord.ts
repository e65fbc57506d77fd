import { useCallback } from 'react';
import { CLASSIFYING } from '../../store/agent/selectors';
import type { AgentStatus } from '../../store/agent/types';
import { useText } from '../intl/useText';
import { lookOf } from './statusLook';

/** Gives an agent's status in words: of a pause its reason, which is the centre's but for the console's own one. */
export function useStatusWord(): (status: AgentStatus, pauseReason: string | null) => string {
  const t = useText();
  return useCallback(
    (status, pauseReason) => {
      if (pauseReason === CLASSIFYING) return t('agent.classifying');
      return pauseReason ?? t(lookOf(status).word);
    },
    [t],
  );
}
