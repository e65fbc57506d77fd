import { useDeferredValue } from 'react';
import { selectListStands } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';

/** Whether the list is drawn: what no first screen needs comes after it, in a render that anything else may interrupt. */
export function useIsListDrawn(): boolean {
  return useDeferredValue(useAppSelector(selectListStands), false);
}
