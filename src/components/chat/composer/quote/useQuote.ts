import { useEffect, useRef, useState, type RefObject } from 'react';
import { quoteDropRequested } from '../../../../store/drafts/actions';
import { selectDraftQuote } from '../../../../store/drafts/selectors';
import { useAppSelector, useRequest } from '../../../../store/hooks';
import type { Quote } from '../../../../store/messages/types';

/** The message that the agent answers with what they write. */
export interface QuoteInHand {
  quoted: Quote | null;
  /** It goes out with the message; the draft keeps it until the outbox has both. */
  spend: () => void;
  drop: () => void;
}

/** Follows what a conversation's draft answers; the input gets the focus when the agent chooses to answer. */
export function useQuote(conversationId: string, input: RefObject<HTMLTextAreaElement | null>): QuoteInHand {
  const request = useRequest();
  const kept = useAppSelector((state) => selectDraftQuote(state, conversationId));
  const [spent, setSpent] = useState<Quote | null>(null);
  // What was spent may come back, the very same.
  if (kept === null && spent !== null) setSpent(null);
  const quoted = kept === spent ? null : kept;
  const before = useRef(quoted);
  useEffect(() => {
    if (quoted !== null && quoted !== before.current) input.current?.focus();
    before.current = quoted;
  }, [quoted, input]);
  return {
    quoted,
    spend: () => setSpent(kept),
    drop: () => {
      request(quoteDropRequested({ conversationId }));
      input.current?.focus();
    },
  };
}
