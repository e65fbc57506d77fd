import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { selectIsLeaving } from '../../../store/auth/selectors';
import { selectConversation, selectDeparture } from '../../../store/conversations/selectors';
import { keepRequested } from '../../../store/drafts/actions';
import { selectDraftText } from '../../../store/drafts/selectors';
import { useRequest } from '../../../store/hooks';
import type { RootState } from '../../../store/rootReducer';
import { grow } from './textArea';
import { mergeDraft } from './mergeDraft';

/** Rest after typing before the draft is kept (spec 1 §9). */
const REST_MS = 500;

/** What the composer shows of its text beside the text itself. */
interface DraftSummary {
  isEmpty: boolean;
  /** By how many characters it is longer than the server takes; 0 while it fits. */
  over: number;
}

/** The text of a composer, and how it changes. */
export interface DraftText extends DraftSummary {
  /** What the input shows first; from then on it holds its text itself. */
  first: string;
  read: () => string;
  write: (text: string) => void;
  /** Keeps what stands there now, without waiting for the rest. */
  keep: () => void;
  /** Empties the composer; what stood there is in somebody else's hands. */
  handOver: () => void;
  /** Shows what was handed over and came to nothing, unless something else is written by now. */
  takeBack: () => void;
}

function fill({ current: field }: RefObject<HTMLTextAreaElement | null>, text: string): void {
  if (field === null) return;
  if (field.value !== text) field.value = text;
  grow(field);
}

function summaryOf(text: string, limit: number | null): DraftSummary {
  // As it goes out.
  const { length } = text.trim();
  return { isEmpty: length === 0, over: limit === null ? 0 : Math.max(0, length - limit) };
}

/**
 * The unsent text of one conversation. It lives in the input while the agent types, so that a key draws nothing but
 * itself; the store hears of it when typing rests, when the composer loses the focus or the conversation, when the page
 * is hidden and when the session ends. A draft that changes in the store by other hands (a message that came back)
 * shows here.
 */
export function useDraft(
  conversationId: string,
  input: RefObject<HTMLTextAreaElement | null>,
  limit: number | null,
): DraftText {
  const store = useStore<RootState>();
  const request = useRequest();
  const [first] = useState(() => selectDraftText(store.getState(), conversationId));
  const [summary, setSummary] = useState(() => summaryOf(first, limit));
  const typed = useRef(first);
  const kept = useRef(first);
  const handedOver = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(
    (next: string) => {
      typed.current = next;
      fill(input, next);
      const { isEmpty, over } = summaryOf(next, limit);
      setSummary((before) =>
        before.isEmpty === isEmpty && before.over === over ? before : { isEmpty, over },
      );
    },
    [input, limit],
  );

  // At first, and when the server tells another limit.
  useLayoutEffect(() => show(typed.current), [show]);

  const read = useCallback(() => typed.current, []);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    // What was handed over stays kept until its new keeper says so.
    if (typed.current === kept.current || (handedOver.current && typed.current === '')) return;
    handedOver.current = false;
    kept.current = typed.current;
    request(keepRequested({ conversationId, text: typed.current }));
  }, [request, conversationId]);

  const write = useCallback(
    (next: string) => {
      show(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, REST_MS);
    },
    [show, keep],
  );

  const handOver = useCallback(() => {
    clearTimeout(timer.current);
    handedOver.current = true;
    show('');
  }, [show]);

  const takeBack = useCallback(() => {
    if (!handedOver.current || typed.current !== '') return;
    handedOver.current = false;
    show(kept.current);
  }, [show]);

  useEffect(() => {
    const follow = () => {
      if (selectIsLeaving(store.getState())) keep();
      const before = kept.current;
      const after = selectDraftText(store.getState(), conversationId);
      if (after === before) return;
      kept.current = after;
      const spent = handedOver.current && after === '';
      handedOver.current = false;
      if (!spent) write(mergeDraft(typed.current, before, after));
    };
    follow();
    return store.subscribe(follow);
  }, [store, conversationId, write, keep]);

  useEffect(() => {
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', whenHidden);
      clearTimeout(timer.current);
      const state = store.getState();
      const isGone =
        selectConversation(state, conversationId) === undefined &&
        selectDeparture(state, conversationId) === null;
      // The text of a conversation that ended goes with it.
      if (!isGone) keep();
    };
  }, [store, conversationId, keep]);

  return { ...summary, first, read, write, keep, handOver, takeBack };
}
