import { useEffect } from 'react';
import { readRequested } from '../../store/classification/actions';
import { selectChoicesRead } from '../../store/classification/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';

/** Asks for the choices when a dialog opens and nobody did so far. */
export function useChoices(isOpen: boolean): void {
  const request = useRequest();
  const isUnread = useAppSelector(selectChoicesRead).status === 'idle';
  useEffect(() => {
    if (isOpen && isUnread) request(readRequested());
  }, [isOpen, isUnread, request]);
}
