import { useState } from 'react';
import { selectMessagesComplete, selectMessagesWhole } from '../../../store/messages/selectors';
import { selectUnreadMark } from '../../../store/conversations/selectors';
import type { Message } from '../../../store/messages/types';
import { useAppSelector } from '../../../store/hooks';
import { firstUnread } from './placement';

/**
 * The message before which the unread ones begin, found once for each time that the agent came to see
 * the conversation: messages that arrive afterwards do not move the line.
 */
export function useUnreadAnchor(conversationId: string, messages: readonly Message[]): string | null {
  const mark = useAppSelector((state) => selectUnreadMark(state, conversationId));
  const isWhole = useAppSelector((state) => selectMessagesWhole(state, conversationId));
  const isComplete = useAppSelector((state) => selectMessagesComplete(state, conversationId));
  const [found, setFound] = useState<{ at: number; id: string | null } | null>(null);
  if (mark !== null && isWhole && found?.at !== mark.at) {
    const { id, missing } = firstUnread(messages, mark.count);
    // Of a long conversation the older messages come later: there may be more that nobody read.
    if (missing === 0 || isComplete) setFound({ at: mark.at, id });
  }
  return mark === null ? null : (found?.id ?? null);
}
