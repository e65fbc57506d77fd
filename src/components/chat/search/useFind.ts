import { useCallback } from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { findCloseRequested, findOpenRequested } from '../../../store/timeline/actions';
import { selectIsFinding } from '../../../store/timeline/selectors';

/** The search within a conversation: whether it is open, and the way to open or close it. */
export function useFind(conversationId: string): { isOpen: boolean; show: (open: boolean) => void } {
  const request = useRequest();
  const isOpen = useAppSelector((state) => selectIsFinding(state, conversationId));
  const show = useCallback(
    (open: boolean) => request(open ? findOpenRequested({ conversationId }) : findCloseRequested()),
    [request, conversationId],
  );
  return { isOpen, show };
}
