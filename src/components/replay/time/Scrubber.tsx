import { useMemo, useRef, type PointerEvent, type ReactNode } from 'react';
import type { LogTimeline, TimelineEntry } from '../../../store/actionLog/types';
import { useText } from '../../intl';
import { useClock } from '../useClock';
import { isGrave, type Position } from '../usePosition';
import { axisOf, densityOf, nearestPosition, outlineOf, tickPositions, type LogAxis } from './density';
import './scrubber.css';

/** So many columns the density has: each some pixels wide on most screens. */
const STRETCHES = 180;

const TICKS = 7;

/** The picture is as high as this, in its own units. */
const HEIGHT = 100;

interface GroundProps {
  axis: LogAxis;
  timeline: LogTimeline;
  /** Those that are looked for; null: nothing is. */
  shown: readonly TimelineEntry[] | null;
  place: number;
}

function lineAt(place: number): string {
  return `M${String(place)} 0V${String(HEIGHT)}`;
}

/** How much happened when, what of it is looked for, where pauses were cut short, what was odd, and the place itself. */
function Ground({ axis, timeline, shown, place }: GroundProps): ReactNode {
  const { all, most } = useMemo(() => {
    const counts = densityOf(axis.places.slice(1), STRETCHES);
    const highest = counts.reduce((a, b) => Math.max(a, b), 0);
    return { all: outlineOf(counts, highest), most: highest };
  }, [axis]);
  const found = useMemo(() => {
    const places = (shown ?? []).map(({ position }) => axis.places[position] ?? 0);
    return outlineOf(densityOf(places, STRETCHES), most);
  }, [axis, most, shown]);
  const marks = useMemo(() => {
    const at = (isWanted: boolean) =>
      timeline.anomalies
        .filter((anomaly) => isGrave(anomaly) === isWanted)
        .map(({ position }) => lineAt(axis.places[position] ?? 0))
        .join('');
    return { grave: at(true), slight: at(false) };
  }, [axis, timeline]);
  return (
    <svg
      className="scrub__picture"
      viewBox={`0 0 100 ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={shown === null ? 'scrub__all' : 'scrub__all scrub__all--dimmed'} d={all} />
      {shown !== null && <path className="scrub__found" d={found} />}
      <path className="scrub__cut" d={axis.cuts.map(lineAt).join('')} />
      <path className="scrub__mark scrub__mark--slight" d={marks.slight} />
      <path className="scrub__mark scrub__mark--grave" d={marks.grave} />
      <path className="scrub__place" d={lineAt(place)} />
    </svg>
  );
}

interface Props {
  timeline: LogTimeline;
  at: Position;
  shown: readonly TimelineEntry[] | null;
}

/** Scrubs through a log on a picture of when how much happened. */
export function Scrubber({ timeline, at, shown }: Props): ReactNode {
  const t = useText();
  const { second } = useClock();
  const strip = useRef<HTMLDivElement>(null);
  const { entries } = timeline;
  const { position, seek } = at;
  const axis = useMemo(() => axisOf(entries), [entries]);
  const ticks = useMemo(() => tickPositions(axis, TICKS), [axis]);
  const last = entries.length;
  const action = entries[position - 1]?.action;
  const where = t('replay.positionOf', { position, last });
  const words =
    action === undefined
      ? where
      : t('replay.positionAt', { time: second(action.meta.at), type: action.type, where });

  function follow(event: PointerEvent<HTMLDivElement>): void {
    const box = strip.current?.getBoundingClientRect();
    if (event.buttons !== 1 || box === undefined || box.width === 0) return;
    const share = ((event.clientX - box.left) / box.width) * 100;
    seek(share <= 0 ? 0 : nearestPosition(axis, Math.min(100, share)));
  }

  return (
    <div className="scrub">
      {/* The control lies under the picture: the keyboard and screen readers have it, the pointer the picture. */}
      <input
        type="range"
        className="scrub__input"
        aria-label={t('replay.position')}
        aria-valuetext={words}
        min={0}
        max={last}
        value={position}
        onChange={(event) => seek(Number(event.target.value))}
      />
      <div
        ref={strip}
        className="scrub__strip"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
      >
        <Ground axis={axis} timeline={timeline} shown={shown} place={axis.places[position] ?? 0} />
      </div>
      <div className="scrub__ticks tabular" aria-hidden="true">
        {ticks.map((tick, index) => {
          const place = axis.places[tick] ?? 0;
          const name = second(entries[tick - 1]?.action.meta.at ?? 0);
          const isLast = index > 0 && place > 95;
          return (
            <span
              key={tick}
              className={isLast ? 'scrub__tick--last' : undefined}
              style={{ insetInlineStart: `${String(Math.round(place * 100) / 100)}%` }}
            >
              {name}
            </span>
          );
        })}
      </div>
    </div>
  );
}
