import { useState } from 'react';
import { selectMessagesWhole } from '../../../store/messages/selectors';
import { selectUnreadMark } from '../../../store/conversations/selectors';
import type { Message } from '../../../store/messages/types';
import { useAppSelector } from '../../../store/hooks';
import { firstUnreadId } from './placement';

/**
 * The message before which the unread ones begin, found once for each time that the agent came to see
 * the conversation: messages that arrive afterwards do not move the line.
 */
export function useUnreadAnchor(conversationId: string, messages: readonly Message[]): string | null {
  const mark = useAppSelector((state) => selectUnreadMark(state, conversationId));
  const isWhole = useAppSelector((state) => selectMessagesWhole(state, conversationId));
  const [found, setFound] = useState<{ at: number; id: string | null } | null>(null);
  if (mark !== null && isWhole && found?.at !== mark.at) {
    setFound({ at: mark.at, id: firstUnreadId(messages, mark.count) });
  }
  return mark === null ? null : (found?.id ?? null);
}
