import type { AgentStatus } from '../../store/agent/types';
import type { User } from '../../store/auth/types';
import type { QueueMembership } from '../../store/queues/types';

/** What a login answers. The secrets go to the services (`http.setToken`, the vault), never into an action. */
export interface LoginAnswer {
  user: User;
  memberships: QueueMembership[];
  status: AgentStatus;
  pauseReason: string | null;
  secrets: {
    /** Replaces the fixed bearer; null: the server gives none. */
    token: string | null;
    /** Of the telephone extension. */
    extensionPassword: string | null;
  };
}

/** Signing in. */
export interface AuthApi {
  /** Rejects with the server's text when it refuses, `offline` or `timeout` when it does not answer. */
  login(name: string, password: string, clientId: string): Promise<LoginAnswer>;
}
