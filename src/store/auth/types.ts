import type { QueueMode } from '../queues/types';

/** Why the server ended a session (contract §5, deslogarAgente); `other`: a reason that this console does not know. */
export type LogoutReason = 'otherLogin' | 'supervisor' | 'inactivity' | 'session' | 'other';

/** Reasons for which a session ends that a call outlives: whoever signs in again goes on with it. */
export type SessionEndReason = Extract<LogoutReason, 'inactivity' | 'session'>;

/** Why the last session ended, and in the server's words as far as it said any. */
export interface EndedBy {
  reason: string;
  message: string | null;
  /** Of reason `other`: the server's own word for it. */
  reasonText?: string;
}

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
  /** How many conversations the server gives the agent at a time; null where it does not say. */
  maxConversations: number | null;
  canEditConfig: boolean;
  seesAllContacts: boolean;
  canEditContact: boolean;
  canEditContactGroup: boolean;
  /** Key code that opens the customer's url. */
  urlShortcutKey: number | null;
  opensUrlOnLoad: boolean;
  canChooseInstance: boolean;
  defaultInstance: string | null;
}
