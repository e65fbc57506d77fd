import type { ReactNode } from 'react';
import { selectCurrentCall } from '../../store/calls/selectors';
import { selectActiveCount } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectIsInNoQueue } from '../../store/queues/choiceSelectors';
import { LazyCallView } from '../calls/lazyCalls';
import { useText } from '../intl/useText';
import { LazyStartCard } from '../queues/LazyStartCard';
import { ProductBanner } from './ProductBanner';

/** Whether the agent is in no queue and has nothing to work at. */
export function useIsStart(): boolean {
  return useAppSelector((state) => selectIsInNoQueue(state) && selectActiveCount(state) === 0);
}

/** The queues to join, or the product's banner. */
export function StartOrBanner({ isStart }: { isStart: boolean }): ReactNode {
  const t = useText();
  const hasAny = useAppSelector(selectActiveCount) > 0;
  if (!isStart) return <ProductBanner hint={t(hasAny ? 'frame.nothingOpen' : 'frame.nothingYet')} />;
  return <LazyStartCard />;
}

/** What the middle shows while nothing is chosen: the call that the agent is in, the queues to join, or the banner. */
export function NothingOrCall(): ReactNode {
  const call = useAppSelector(selectCurrentCall);
  const isInNoQueue = useAppSelector(selectIsInNoQueue);
  return call === null ? <StartOrBanner isStart={isInNoQueue} /> : <LazyCallView call={call} />;
}
