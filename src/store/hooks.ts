import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './rootReducer';
import type { StampedAction } from './stamp';

/** What a component may dispatch: a request. */
export type RequestAction = StampedAction<unknown, `${string}/${string}Requested`>;

/** The dispatch of components: requests only. */
export function useRequest(): (action: RequestAction) => void {
  return useDispatch();
}

/** The selector hook of components. */
export const useAppSelector = useSelector.withTypes<RootState>();
