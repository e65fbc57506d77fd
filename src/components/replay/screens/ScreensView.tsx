import { Suspense, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { T, useText } from '../../intl';
import { ErrorBoundary, PaneSkeleton } from '../../ui/feedback';
import { Icon } from '../../ui/icons/Icon';
import type { Replay } from '../engine';
import './screens.css';

/** How much smaller than the window the screens must be to fit into their place; never larger than they are. */
function useFit(place: RefObject<HTMLElement | null>): number {
  const [fit, setFit] = useState(1);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      setFit(Math.min(1, clientWidth / window.innerWidth, clientHeight / window.innerHeight) || 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place]);
  return fit;
}

/**
 * The screens that the agent had at a place of the log, as large as the window is and drawn smaller to fit. They are
 * looked at only: nothing in them can be pressed, or has the focus.
 */
export function ScreensView({ replay, position }: { replay: Replay; position: number }): ReactNode {
  const t = useText();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const fit = useFit(place);
  const [isActual, setIsActual] = useState(false);
  const { Screens } = replay;
  return (
    <section className="replay__screens" aria-labelledby={id}>
      <div className="replay__screens-head">
        <h2 id={id} className="visually-hidden">
          <T id="replay.screens" />
        </h2>
        <span className="replay__read-only">
          <Icon name="eye" />
          <T id="replay.readOnly" />
        </span>
        <button
          type="button"
          className="button button--quiet"
          aria-pressed={isActual}
          onClick={() => setIsActual(!isActual)}
        >
          <T id="replay.screensFull" />
        </button>
      </div>
      <div
        ref={place}
        className={isActual ? 'replay__stage-place replay__stage-place--actual' : 'replay__stage-place'}
        {...(isActual ? { role: 'region', tabIndex: 0, 'aria-label': t('replay.screens') } : {})}
      >
        <div
          className="replay__stage"
          inert
          aria-hidden="true"
          style={{ transform: `scale(${isActual ? 1 : fit})` }}
        >
          <ErrorBoundary>
            <Suspense fallback={<PaneSkeleton />}>
              <Screens position={position} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </section>
  );
}
