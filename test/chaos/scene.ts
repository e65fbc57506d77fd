import type { Prng } from '../../sandbox/seed/prng';
import type { CentreProcess } from './centre/centreProcess';
import type { AgentBrowser } from './agentBrowser/agentBrowser';
import type { Journal } from './journal';
import type { Ledger } from './ledger';
import type { TcpLine } from './line/tcpLine';

/** The lines between the console and the centre. */
export interface Lines {
  api: TcpLine;
  realtime: TcpLine;
  sip: TcpLine;
}

/** All that takes part in a run. */
export interface Scene {
  centre: CentreProcess;
  lines: Lines;
  agentBrowser: AgentBrowser;
  ledger: Ledger;
  journal: Journal;
}

/** Something that happens in a run; its choices come from `prng` alone. */
export type ChaosEvent = (scene: Scene, prng: Prng) => Promise<void>;

/** What was to be done makes no sense now: there is no conversation, no call, nothing to delete. */
export class NotNow extends Error {}
