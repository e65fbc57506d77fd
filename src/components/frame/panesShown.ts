import { useEffect, useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { panesShowRequested } from '../../store/conversations/actions';
import { selectPanesShown, selectSelectedId } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';

/**
 * Says that the panes are on screen once a conversation is open in them, where something else was said before, and when
 * they are not any more: only in between is anything read there.
 */
export function usePanesShown(): void {
  const request = useRequest();
  const { getState } = useStore<RootState>();
  const isOpen = useAppSelector(selectSelectedId) !== null;
  useEffect(() => {
    if (isOpen && selectPanesShown(getState()) === false) request(panesShowRequested({ shown: true }));
  }, [getState, isOpen, request]);
  useEffect(() => () => request(panesShowRequested({ shown: false })), [request]);
}

/** Says for panes that are not on the first screen of a page, while a conversation is open from the page before it. */
export function usePanesElsewhere(): void {
  const request = useRequest();
  const { getState } = useStore<RootState>();
  // Layout effects come before the effects of what is within: panes that are there speak after it.
  useLayoutEffect(() => {
    const state = getState();
    const isUnsaid = selectPanesShown(state) === undefined;
    if (isUnsaid && selectSelectedId(state) !== null) request(panesShowRequested({ shown: false }));
  }, [getState, request]);
}
