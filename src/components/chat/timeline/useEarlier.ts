import { useCallback, useEffect, type RefObject } from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectMessagesComplete } from '../../../store/messages/selectors';
import { earlierRequested } from '../../../store/timeline/actions';
import { selectEarlier } from '../../../store/timeline/selectors';

/** This near to the begin earlier conversations are wanted, px. */
const NEAR = 160;

const UPWARDS = new Set(['ArrowUp', 'PageUp', 'Home']);

/** Whether a key that is pressed there scrolls: in a control it may do something else. */
function scrolls(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role="log"], article');
}

/** Whether an event is the agent's will to see what is above. */
function goesUp(event: Event): boolean {
  if (event instanceof WheelEvent) return event.deltaY < 0;
  return event instanceof KeyboardEvent ? UPWARDS.has(event.key) && scrolls(event.target) : true;
}

/**
 * Asks for the customer's earlier conversations when the agent comes to the begin of the open one. Only the
 * agent's own hand counts: a timeline that is put in its place scrolls as well.
 */
function useScrolledUp(scroller: RefObject<HTMLElement | null>, ask: (() => void) | null): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null || ask === null) return;
    let isMoved = false;
    const look = () => {
      if (!isMoved || element.scrollTop > NEAR) return;
      isMoved = false;
      ask();
    };
    const onHand = (event: Event) => {
      if (!goesUp(event)) return;
      isMoved = true;
      // Where nothing can scroll no scroll event follows; a press alone asks for nothing.
      if (event.type === 'wheel' || event.type === 'keydown') look();
    };
    const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
    for (const hand of hands) element.addEventListener(hand, onHand, { passive: true });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      for (const hand of hands) element.removeEventListener(hand, onHand);
      element.removeEventListener('scroll', look);
    };
  }, [scroller, ask]);
}

/** What is before: whether it is being read, and how to ask for earlier conversations. */
export function useEarlier(
  scroller: RefObject<HTMLElement | null>,
  conversationId: string,
  isShown: boolean,
): { isLoading: boolean; ask: () => void } {
  const request = useRequest();
  const isComplete = useAppSelector((state) => selectMessagesComplete(state, conversationId));
  const status = useAppSelector((state) => selectEarlier(state, conversationId)?.read.status ?? 'idle');
  const isEnd = useAppSelector((state) => selectEarlier(state, conversationId)?.isEnd === true);
  const read = useCallback(() => request(earlierRequested({ conversationId })), [request, conversationId]);
  const isDue = isShown && isComplete && !isEnd && (status === 'idle' || status === 'loaded');
  useScrolledUp(scroller, isDue ? read : null);
  const ask = useCallback(() => {
    // The button that was pressed goes away: the focus stays with what was asked about.
    scroller.current?.focus({ preventScroll: true });
    read();
  }, [scroller, read]);
  return { isLoading: isShown && (!isComplete || status === 'loading'), ask };
}
