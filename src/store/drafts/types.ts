import type { Quote } from '../messages/types';

/** Text that an agent typed and did not send. */
export interface Draft {
  conversationId: string;
  text: string;
  /** The message that it answers. */
  quoted: Quote | null;
  /** ms since 1970. */
  savedAt: number;
}
