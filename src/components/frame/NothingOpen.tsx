import { Suspense, type ReactNode } from 'react';
import { selectCurrentCall } from '../../store/calls/selectors';
import { selectActiveCount } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectIsInNoQueue } from '../../store/queues/choices';
import { LazyCallView } from '../calls/lazyCalls';
import { latePart } from '../intl/latePart';
import { useText } from '../intl/useText';
import { ErrorBoundary } from '../ui/feedback';
import { ProductBanner } from './ProductBanner';

const StartCard = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ '../queues/StartCard')).StartCard,
}));

/** What the middle shows while nothing is chosen: the queues to join, for who is in none, or the product's banner. */
export function NothingOpen(): ReactNode {
  const t = useText();
  const isInNoQueue = useAppSelector(selectIsInNoQueue);
  const hasAny = useAppSelector(selectActiveCount) > 0;
  if (!isInNoQueue) return <ProductBanner hint={t(hasAny ? 'frame.nothingOpen' : 'frame.nothingYet')} />;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <StartCard />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The same, or the call that the agent is in. */
export function NothingOrCall(): ReactNode {
  const call = useAppSelector(selectCurrentCall);
  return call === null ? <NothingOpen /> : <LazyCallView call={call} />;
}
