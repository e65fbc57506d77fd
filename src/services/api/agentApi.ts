import type { PauseReason } from '../../store/agent/types';

/** What an agent may be. */
export interface AgentApi {
  pauseReasons(): Promise<PauseReason[]>;
}
