import type { Limites } from '../../src/services/realtime/contract';
import type { MessageRow, Sql } from '../store';
import type { EventStream } from './eventStream';
import type { Phones } from './phones';
import type { MailService } from './mailService';
import type { Presence } from './presence';
import type { Timers } from './timers';

/** What tests may turn while the centre runs. */
export interface Knobs {
  /** speed of status progress: 1 = as told in progress.ts, 10 = ten times faster, 0 = held */
  progressSpeed: number;
  /** how many of the next sends fail at the provider */
  failSends: number;
  limites: Limites;
}

/** Notices for the simulated customers; called after the commit. */
export interface Signals {
  agentWrote: (message: MessageRow) => void;
  conversationClosed: (id: number) => void;
}

/** Everything the centre's rules work on. */
export interface Centre {
  sql: Sql;
  stream: EventStream;
  presence: Presence;
  timers: Timers;
  knobs: Knobs;
  signals: Signals;
  /** the telephone exchange, where there is one */
  phones: Phones;
  /** the mail that comes and goes */
  mailService: MailService;
  /** when the progress of each upload was last told, ms */
  uploadProgressAt: Map<string, number>;
  /** folder of uploads and attachments */
  filesDir: string;
  /** the server's clock, as text */
  iso: () => string;
  /** tells agents, soon and once, that a queue's agents or waiting items changed */
  queueChanged: () => void;
}
