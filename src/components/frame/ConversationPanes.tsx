import { Icon } from '../ui/icons/Icon';
import { Suspense, useEffect, type ReactNode } from 'react';
import { selectCurrentCall, selectShownCall } from '../../store/calls/selectors';
import { leaveRequested } from '../../store/conversations/actions';
import { selectActiveCount, selectSelectedId } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectIsInNoQueue } from '../../store/queues/choiceSelectors';
import { selectListPinned } from '../../store/ui/selectors';
import { useMediaQuery } from '../appearance/useMediaQuery';
import { LazyCallView } from '../calls/lazyCalls';
import { ErrorBoundary, PaneSkeleton } from '../ui/feedback';
import { lazyPart } from '../ui/feedback/lazyPart';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { LazyStartCard } from '../queues/LazyStartCard';
import { WIDE_FROM } from '../theme';
import { ListPane } from './ListPane';
import { ProductBanner } from './ProductBanner';
import { useWayBack } from './useWayBack';
import './panes.css';

const loadView = () => import(/* webpackChunkName: "conversation" */ '../chat/ConversationView');

const ConversationView = lazyPart(async () => ({ default: (await loadView()).ConversationView }));

/** The first conversation that the agent opens should not wait for code. */
function usePreload(): void {
  useEffect(() => {
    loadView().catch(() => undefined);
  }, []);
}

function View(): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PaneSkeleton />}>
        <ConversationView />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What the middle shows while nothing is chosen: the queues to join, for who is in none, or the product's banner. */
function Nothing(): ReactNode {
  const t = useText();
  const isInNoQueue = useAppSelector(selectIsInNoQueue);
  const hasAny = useAppSelector(selectActiveCount) > 0;
  if (!isInNoQueue) return <ProductBanner hint={t(hasAny ? 'frame.nothingOpen' : 'frame.nothingYet')} />;
  return <LazyStartCard />;
}

/** The same, or the call that the agent is in. */
function NothingOrCall(): ReactNode {
  const call = useAppSelector(selectCurrentCall);
  return call === null ? <Nothing /> : <LazyCallView call={call} />;
}

function Back(): ReactNode {
  const request = useRequest();
  return (
    <button type="button" className="button button--quiet" onClick={() => request(leaveRequested())}>
      <Icon name="back" />
      <T id="action.back" />
    </button>
  );
}

/**
 * List and conversation or call side by side, or one at a time under 1300 px (spec 1 §9). What is open stays the same
 * where the window becomes narrow or wide: a half filled form, what is searched for, the place in the timeline.
 */
export function ConversationPanes(): ReactNode {
  const isWide = useMediaQuery(`(min-width: ${WIDE_FROM}px)`);
  const hasConversation = useAppSelector(selectSelectedId) !== null;
  const hasCall = useAppSelector(selectShownCall) !== null;
  const isPinned = useAppSelector(selectListPinned);
  const isOpen = hasConversation || hasCall;
  const list = useWayBack(isOpen, isWide);
  usePreload();
  return (
    <div className={isWide ? 'panes' : 'panes panes--narrow'}>
      {(isWide || !isOpen) && (
        <ListPane ref={list} isRail={isWide && isOpen && !isPinned} canPin={isWide && isOpen} />
      )}
      <main className={isWide || isOpen ? 'panes__main' : 'visually-hidden'}>
        {!isWide && isOpen && <Back />}
        {isOpen && <View />}
        {!isOpen && (isWide ? <NothingOrCall /> : <Nothing />)}
      </main>
    </div>
  );
}
