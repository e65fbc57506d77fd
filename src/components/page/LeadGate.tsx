import { Suspense, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectIsElsewhere } from '../../store/page/selectors';
import { PaneSkeleton } from '../ui/feedback/Skeletons';
import { lazyPart } from '../ui/feedback/lazyPart';

const OtherTab = lazyPart(async () => {
  const { OtherTab: screen } = await import(/* webpackChunkName: "other-tab" */ './OtherTab');
  return { default: screen };
});

/** Shows the console in the tab that works, and in every other one that it is elsewhere. */
export function LeadGate({ children }: { children: ReactNode }): ReactNode {
  if (!useAppSelector(selectIsElsewhere)) return children;
  return (
    <Suspense fallback={<PaneSkeleton />}>
      <OtherTab />
    </Suspense>
  );
}
