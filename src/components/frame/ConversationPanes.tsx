import { Suspense, useEffect, type ReactNode } from 'react';
import { selectShownCall } from '../../store/calls/selectors';
import { selectSelectedId } from '../../store/conversations/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectListPinned } from '../../store/ui/selectors';
import { useIsListDrawn } from '../conversations/useIsListDrawn';
import { ErrorBoundary, PaneSkeleton } from '../ui/feedback';
import { lazyPart } from '../ui/feedback/lazyPart';
import { ListPane } from './ListPane';
import { PaneSeparator } from '../ui/separator/PaneSeparator';
import { NothingOrCall, StartOrBanner, useIsStart } from './NothingOpen';
import { usePanesShown } from './panesShown';
import { useAtLeast } from './useAtLeast';
import { useWayBack } from './useWayBack';
import './panes.css';

const loadView = () => import(/* webpackChunkName: "conversation" */ '../chat/ConversationView');

const ConversationView = lazyPart(async () => ({ default: (await loadView()).ConversationView }));

/** The first conversation that the agent opens should not wait for code. */
function usePreload(): void {
  const isDue = useIsListDrawn();
  useEffect(() => {
    if (isDue) loadView().catch(() => undefined);
  }, [isDue]);
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
  // With no queue to be in and nothing in the list, the queues to join are all that there is to see.
  const isStart = useIsStart() && !isOpen;
  const list = useWayBack(isOpen, isWide);
  const isRail = isOpen && (isWide ? !isPinned : hasRail);
  usePanesShown();
  usePreload();
  return (
    <div className={isWide ? 'panes' : 'panes panes--narrow'}>
      {(isWide || (isOpen ? hasRail : !isStart)) && (
        <ListPane ref={list} isRail={isRail} pin={isWide ? (isOpen ? 'on' : 'off') : 'none'} />
      )}
      {isWide && !isRail && <PaneSeparator pane="list" />}
      <main className={isWide || isOpen || isStart ? 'panes__main' : 'visually-hidden'}>
        {isOpen && <View />}
        {!isOpen && (isWide ? <NothingOrCall /> : <StartOrBanner isStart={isStart} />)}
      </main>
    </div>
  );
}
