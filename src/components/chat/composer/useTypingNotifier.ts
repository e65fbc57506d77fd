import { useCallback, useRef } from 'react';
import { typingRequested } from '../../../store/conversations/actions';
import { useRequest } from '../../../store/hooks';

/** A sign of life is repeated no sooner (contract §4, digitando), ms. */
const APART_MS = 5_000;

/** Tells the other end that the agent types, as they do. */
export function useTypingNotifier(conversationId: string): () => void {
  const request = useRequest();
  const notifiedAt = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (now - notifiedAt.current < APART_MS) return;
    notifiedAt.current = now;
    request(typingRequested({ conversationId }));
  }, [request, conversationId]);
}
