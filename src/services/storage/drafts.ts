import type { Draft } from '../../store/drafts/types';

/** Drafts on this browser, one record per agent (full name) and conversation. */
export interface DraftStorage {
  all(agent: string): Promise<Draft[]>;
  put(agent: string, draft: Draft): Promise<void>;
  remove(agent: string, conversationId: string): Promise<void>;
}
