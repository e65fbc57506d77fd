import { ArrowLeftOutlined } from '@ant-design/icons';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { selectCurrentCall, selectShownCall } from '../../store/calls/selectors';
import { leaveRequested } from '../../store/conversations/actions';
import { selectSelectedId } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectListPinned } from '../../store/ui/selectors';
import { useMediaQuery } from '../appearance/useMediaQuery';
import { CallViewHost } from '../calls/CallHosts';
import { ErrorBoundary, PaneSkeleton } from '../feedback';
import { T } from '../intl/T';
import { useText } from '../intl/useText';
import { WIDE_FROM } from '../theme';
import { ListPane } from './ListPane';
import { ProductBanner } from './ProductBanner';
import './panes.css';

const loadView = () => import(/* webpackChunkName: "conversation" */ '../chat/ConversationView');

const ConversationView = lazy(async () => ({ default: (await loadView()).ConversationView }));

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

/** What the middle shows while nothing is chosen: the call that the agent is in, or the product's banner. */
function Nothing(): ReactNode {
  const t = useText();
  const call = useAppSelector(selectCurrentCall);
  return call === null ? <ProductBanner hint={t('frame.nothingOpen')} /> : <CallViewHost call={call} />;
}

function Wide({ isOpen }: { isOpen: boolean }): ReactNode {
  const isPinned = useAppSelector(selectListPinned);
  return (
    <div className="panes">
      <ListPane isRail={isOpen && !isPinned} canPin={isOpen} />
      <main className="panes__main">{isOpen ? <View /> : <Nothing />}</main>
    </div>
  );
}

function Narrow({ isOpen }: { isOpen: boolean }): ReactNode {
  const t = useText();
  const request = useRequest();
  const list = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The button that led back is gone: the focus goes on where the agent now is.
    if (wasOpen.current && !isOpen) list.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className="panes panes--narrow">
      {!isOpen && <ListPane ref={list} isRail={false} canPin={false} />}
      <main className={isOpen ? 'panes__main' : 'visually-hidden'}>
        {isOpen ? (
          <>
            <button type="button" className="button button--quiet" onClick={() => request(leaveRequested())}>
              <ArrowLeftOutlined aria-hidden />
              <T id="action.back" />
            </button>
            <View />
          </>
        ) : (
          <ProductBanner hint={t('frame.nothingOpen')} />
        )}
      </main>
    </div>
  );
}

/** List and conversation or call side by side, or one at a time under 1300 px (spec 1 §9). */
export function ConversationPanes(): ReactNode {
  const isWide = useMediaQuery(`(min-width: ${WIDE_FROM}px)`);
  const hasConversation = useAppSelector(selectSelectedId) !== null;
  const hasCall = useAppSelector(selectShownCall) !== null;
  const isOpen = hasConversation || hasCall;
  usePreload();
  return isWide ? <Wide isOpen={isOpen} /> : <Narrow isOpen={isOpen} />;
}
