import type { Failure } from '../../lib/failure';
import type { MessageRef } from './actions';

/** The deletion that the agent is asked about, or that is under way. */
export interface Deletion extends MessageRef {
  isUnderWay: boolean;
  /** Why it was not done. */
  failure: Failure | null;
}

/** The question whether a message shall be deleted. */
export function asked({ conversationId, messageId }: MessageRef): Deletion {
  return { conversationId, messageId, isUnderWay: false, failure: null };
}

/** The deletion with what became of it; one of another message stays as it is. */
export function changed(
  before: Deletion | null,
  { conversationId, messageId }: MessageRef,
  part: Partial<Deletion> | null,
): Deletion | null {
  if (before?.conversationId !== conversationId || before.messageId !== messageId) return before;
  return part === null ? null : { ...before, ...part };
}

/** No deletion where the conversation is gone. */
export function without(before: Deletion | null, conversationId: string): Deletion | null {
  return before?.conversationId === conversationId ? null : before;
}
