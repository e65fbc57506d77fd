import type { QueueMode } from '../queues/types';

/** The signed-in agent, without the secrets of the login answer (spec 1 §3, User). */
export interface User {
  id: string | null;
  fullName: string;
  login: string;
  /** The telephone extension (ramal), or null for an agent without voice. */
  extension: string | null;
  extensionNumber: string | null;
  context: string | null;
  queueMode: QueueMode;
  maxConversations: number | null;
  canEditConfig: boolean;
  canEditRoute: boolean;
  seesAllContacts: boolean;
  canEditContact: boolean;
  canEditContactGroup: boolean;
  /** Key code that opens the customer's url. */
  urlShortcutKey: number | null;
  opensUrlOnLoad: boolean;
  canChooseInstance: boolean;
  defaultInstance: string | null;
}
