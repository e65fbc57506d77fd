import type { User } from '../../src/store/auth/types';
import type { Conversation } from '../../src/store/conversations/types';
import type { Queue } from '../../src/store/queues/types';
import type { Options } from './arguments';
import type { Centre } from './centre';
import type { Secrets } from './mask';

/** What every look at the centre needs. */
export interface Context {
  options: Options;
  centre: Centre;
  secrets: Secrets;
}

/** Who signed in. */
export interface SignedIn {
  user: User;
  /** Names of the agent's queues. */
  queues: string[];
}

/** What the first reads brought, of which the later ones ask more. */
export interface Subject extends SignedIn {
  /** Queues of the centre. */
  centreQueues: Queue[];
  /** The agent's own open conversations. */
  own: Conversation[];
  /** One to read messages and contacts of: open, else of the past week; null: there is none. */
  conversation: Conversation | null;
}
