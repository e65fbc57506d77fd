import type { ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectIsElsewhere } from '../../store/page/selectors';
import { OtherTab } from './OtherTab';

/** Shows the console in the tab that works, and in every other one that it is elsewhere. */
export function LeaderGate({ children }: { children: ReactNode }): ReactNode {
  return useAppSelector(selectIsElsewhere) ? <OtherTab /> : children;
}
