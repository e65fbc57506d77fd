import { Suspense, useEffect, type ReactNode } from 'react';
import { selectCurrentCall, selectShownCall } from '../../store/calls/selectors';
import { selectActiveCount, selectSelectedId } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectIsInNoQueue } from '../../store/queues/choiceSelectors';
import { selectListPinned } from '../../store/ui/selectors';
import { LazyCallView } from '../calls/lazyCalls';
import { ErrorBoundary, PaneSkeleton } from '../ui/feedback';
import { lazyPart } from '../ui/feedback/lazyPart';
import { latePart } from '../intl/latePart';
import { useText } from '../intl/useText';
import { ListPane } from './ListPane';
import { PaneSeparator } from '../ui/separator/PaneSeparator';
import { ProductBanner } from './ProductBanner';
import { useAtLeast } from './useAtLeast';
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

const StartCard = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ '../queues/StartCard')).StartCard,
}));

/** What the middle shows while nothing is chosen: the queues to join, for who is in none, or the product's banner. */
function Nothing(): ReactNode {
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
function NothingOrCall(): ReactNode {
  const call = useAppSelector(selectCurrentCall);
  return call === null ? <Nothing /> : <LazyCallView call={call} />;
}

/**
 * List and conversation or call side by side, or one at a time under 1300 px (spec 1 §9), where the list is a rail
 * beside what is open as long as there is room for that. What is open stays the same where the window becomes narrow
 * or wide: a half filled form, what is searched for, the place in the timeline.
 */
export function ConversationPanes(): ReactNode {
  const isWide = useAtLeast('list');
  const hasRail = useAtLeast('rail');
  const hasConversation = useAppSelector(selectSelectedId) !== null;
  const hasCall = useAppSelector(selectShownCall) !== null;
  const isPinned = useAppSelector(selectListPinned);
  const isOpen = hasConversation || hasCall;
  const list = useWayBack(isOpen, isWide);
  const isRail = isOpen && (isWide ? !isPinned : hasRail);
  usePreload();
  return (
    <div className={isWide ? 'panes' : 'panes panes--narrow'}>
      {(hasRail || !isOpen) && (
        <ListPane ref={list} isRail={isRail} pin={isWide ? (isOpen ? 'on' : 'off') : 'none'} />
      )}
      {isWide && !isRail && <PaneSeparator pane="list" />}
      <main className={isWide || isOpen ? 'panes__main' : 'visually-hidden'}>
        {isOpen && <View />}
        {!isOpen && (isWide ? <NothingOrCall /> : <Nothing />)}
      </main>
    </div>
  );
}
