import type { PauseReason } from '../../store/agent/types';
import { toPauseChoice } from '../decode/agent';
import type { Http } from '../http/http';
import { pausaSchema } from './contract';
import { readList } from './list';

/** What an agent may be. */
export interface AgentApi {
  pauseReasons(): Promise<PauseReason[]>;
}

/** The agent's choices over HTTP. The contract names POST alone for the pause reasons. */
export function createAgentApi(http: Http): AgentApi {
  return {
    async pauseReasons() {
      const { items } = await readList(http, '/api/v3/pausa', pausaSchema, {}, { method: 'POST' });
      return items.map(toPauseChoice);
    },
  };
}
