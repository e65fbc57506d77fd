import type { Colleague, PauseReason } from '../../store/agent/types';
import type { Extension } from '../../store/presence/types';
import { colleagueEntity, extensionEntity, pauseReasonEntity } from '../decode/agent';
import type { Http } from '../http/http';
import { readList, wholeList } from './list';

/** What an agent may be, and who the others are. */
export interface AgentApi {
  pauseReasons(): Promise<PauseReason[]>;
  /** All agents of the centre, the one who asks among them. */
  agents(): Promise<Colleague[]>;
  /** All extensions of the exchange, those of agents among them. */
  extensions(): Promise<Extension[]>;
}

/** The agent's choices over HTTP. The contract names POST alone for the pause reasons. */
export function createAgentApi(http: Http): AgentApi {
  return {
    async pauseReasons() {
      const options = { method: 'POST', shownIn: wholeList('pauseReasons') } as const;
      const { items } = await readList(http, '/api/v3/pausa', pauseReasonEntity, {}, options);
      return items;
    },
    async agents() {
      const shownIn = wholeList('colleagues');
      const { items } = await readList(http, '/api/v2/agentes', colleagueEntity, {}, { shownIn });
      return items;
    },
    async extensions() {
      const shownIn = wholeList('extensions');
      const { items } = await readList(http, '/api/v3/ramal', extensionEntity, {}, { shownIn });
      return items;
    },
  };
}
