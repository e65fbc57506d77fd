import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { applyLook } from '../components/appearance/cssVariables';
import { useLook } from '../components/appearance/useLook';
import { HandlesContext, type HandleDeposit } from '../components/handles';
import { AllWords, ConsoleWords, IntlRoot, T } from '../components/intl';
import { TickerContext } from '../components/time/useNow';
import { ErrorBoundary, PaneSkeleton } from '../components/ui/feedback';
import { lazyPart } from '../components/ui/feedback/lazyPart';
import { createStillStore } from '../store/actionLog/stillStore';
import type { LogTimeline } from '../store/actionLog/types';
import { selectAuth } from '../store/auth/selectors';
import { selectLanguage } from '../store/config/selectors';
import { useAppSelector } from '../store/hooks';
import { createStillTicker } from './stillTicker';

const PopupHost = lazyPart(async () => {
  const { PopupHost: Host } = await import(
    /* webpackChunkName: "antd" */ '../components/appearance/PopupHost'
  );
  return { default: Host };
});

// In the chunk of the console itself: what it is made of is there.
const ReplayedConsole = lazyPart(async () => {
  const { ReplayedConsole: Console } = await import(/* webpackChunkName: "console" */ './ReplayedConsole');
  return { default: Console };
});

/** Scrubbing draws nothing until it rests for so long, ms: all screens begin anew where the log is not followed step by step. */
const REST_MS = 120;

/** Nothing is kept of what a screen would hand over. */
const NO_HANDLES: HandleDeposit = { deposit: () => '', fileOf: () => undefined };

/** Where the screens stand, and how often they were led elsewhere than one step on. */
interface Visit {
  position: number;
  count: number;
}

/** Follows a step at once, and goes elsewhere when the position rests. */
function useVisit(position: number): Visit {
  const [visit, setVisit] = useState<Visit>({ position, count: 0 });
  const isStep = position === visit.position + 1;
  if (isStep) setVisit({ ...visit, position });
  useEffect(() => {
    if (position === visit.position || position === visit.position + 1) return undefined;
    const timer = setTimeout(() => setVisit(({ count }) => ({ position, count: count + 1 })), REST_MS);
    return () => clearTimeout(timer);
  }, [position, visit.position]);
  return visit;
}

/** When a state of a log was: at the action that led to it, ms since 1970. */
function timeAt({ entries, log }: LogTimeline, position: number): number {
  return entries[position - 1]?.action.meta.at ?? log.segments[0].startedAt;
}

/** The tokens of the agent's own look, for the screens alone. */
function StageLook({ stage }: { stage: HTMLElement }): ReactNode {
  const look = useLook();
  useLayoutEffect(() => {
    applyLook(look, stage);
  }, [look, stage]);
  return null;
}

function ConsoleOrNobody(): ReactNode {
  const { status } = useAppSelector(selectAuth);
  if (status === 'signedIn') {
    return (
      <Suspense fallback={<PaneSkeleton />}>
        <ReplayedConsole />
      </Suspense>
    );
  }
  return (
    <AllWords>
      <p className="replay__signed-out">
        <T id="replay.notSignedIn" />
      </p>
    </AllWords>
  );
}

interface Props {
  timeline: LogTimeline;
  position: number;
}

/** The screens from where they were led, step by step: what is local to them begins anew elsewhere. */
function Walk({ timeline, position }: Props): ReactNode {
  // What opens in the screens needs their place from the first on.
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [still] = useState(() => createStillStore(timeline.stateAt(position)));
  const [ticker] = useState(() => createStillTicker(timeAt(timeline, position)));
  useLayoutEffect(() => {
    ticker.set(timeAt(timeline, position));
    still.show(timeline.stateAt(position));
  }, [position, still, ticker, timeline]);
  return (
    <Provider store={still.store}>
      <TickerContext value={ticker}>
        <HandlesContext value={NO_HANDLES}>
          <PopupHost host={stage}>
            <div ref={setStage} className="replay-stage">
              {stage !== null && (
                <ErrorBoundary>
                  <StageLook stage={stage} />
                  <ConsoleOrNobody />
                </ErrorBoundary>
              )}
            </div>
          </PopupHost>
        </HandlesContext>
      </TickerContext>
    </Provider>
  );
}

/**
 * The console at a place of a log: its own components over the replayed state, in the agent's language and look. No
 * saga, service, file or other time than the log's is within reach.
 */
export function ReplayScreens({ timeline, position: asked }: Props): ReactNode {
  const { position, count } = useVisit(asked);
  return (
    <IntlRoot language={selectLanguage(timeline.stateAt(position))}>
      <ConsoleWords fallback={<PaneSkeleton />}>
        <Walk key={count} timeline={timeline} position={position} />
      </ConsoleWords>
    </IntlRoot>
  );
}
