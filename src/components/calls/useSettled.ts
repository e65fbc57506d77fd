import { useCallback, useLayoutEffect, useRef } from 'react';
import { isMeant, nextInHand, NONE_IN_HAND } from '../../lib/callInHand';
import type { Call } from '../../store/calls/types';

/** Tells, when something is pressed, whether that is meant for the call that is shown: it may have taken another one's place under the hand. */
export function useSettled(call: Call | null): () => boolean {
  const hand = useRef(NONE_IN_HAND);
  useLayoutEffect(() => {
    hand.current = nextInHand(hand.current, call, Date.now());
  }, [call]);
  return useCallback(() => isMeant(hand.current, Date.now()), []);
}
