import type { DialectOption } from './dialect/dialect';
import type { MailServers } from './mail/servers';

/** The command line cannot be understood. */
export class BadArguments extends Error {}

/** How a sandbox runs. Ports may be 0 for any free one; null leaves a part out. */
export interface SandboxOptions {
  apiPort: number;
  realtimePort: number;
  webPort: number | null;
  controlPort: number | null;
  /** SIP over WebSocket */
  sipPort: number | null;
  /** folder of database and files; null = one of its own that goes away at the end */
  dataDir: string | null;
  /** forget what an earlier run left in `dataDir` */
  fresh: boolean;
  /** seed of the made-up data and of the customers' behaviour */
  seed: number;
  /** how fast customers live: 1 = a calm day, 10 = ten times that, 0 = silent */
  customerSpeed: number;
  /** how fast outgoing messages progress: 1 = about four seconds to `seen`, 0 = held */
  progressSpeed: number;
  /** the fixed bearer that every HTTP call carries */
  bearer: string;
  /** folder of the built console */
  distDir: string;
  /** verbs that reads are served by */
  readVerbs: ('GET' | 'POST')[];
  /** the servers that mails really go and come by; null = simulated customers read and write them */
  mail: MailServers | null;
  /** addresses of e-mail queues, in place of the seeded ones; without queue, of the first */
  mailAddresses: { queue?: string; address: string }[];
  /** how much of the contract is spoken at the edges, and in which forms */
  dialect: DialectOption;
  /** what time it is in the centre, ms since 1970 */
  now: () => number;
  /** told whatever fails inside */
  onError: (error: unknown) => void;
}

/** A silent sandbox on random ports with data of its own: what tests want. */
export const DEFAULT_OPTIONS: SandboxOptions = {
  apiPort: 0,
  realtimePort: 0,
  webPort: null,
  controlPort: null,
  sipPort: null,
  dataDir: null,
  fresh: false,
  seed: 1,
  customerSpeed: 0,
  progressSpeed: 1,
  bearer: 'sandbox-bearer',
  distDir: 'dist',
  readVerbs: ['GET', 'POST'],
  mail: null,
  mailAddresses: [],
  dialect: { kind: 'full' },
  now: Date.now,
  onError: (error) => {
    process.stderr.write(
      `sandbox: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  },
};
