import type { ReactNode } from 'react';
import type { Stretch } from './Band';
import type { Tone } from './Chart';
import { Plot } from './Plot';
import { percent, type Axis } from './scales';

/** A value at a moment (ms since 1970). */
export interface Point {
  at: number;
  value: number;
}

interface Props {
  /** In the order of time. */
  points: readonly Point[];
  tone: Tone;
  /** Points further apart than this are not joined, ms: in between nothing was measured. */
  gapMs: number;
  /** What lies behind the line. */
  stretches: readonly Stretch[];
  across: Axis;
  nameOf: (at: number) => string;
  up: Axis;
  nameUp: (value: number) => string;
}

/** The line through the points in hundredths of the picture, broken at gaps; a point for itself is a dot. */
function pathOf({ across, points, gapMs, up }: Props): string {
  const two = (value: number) => String(Math.round(value * 100) / 100);
  return points
    .map(({ at, value }, index) => {
      const before = points[index - 1];
      const place = `${two(across.place(at))} ${two(100 - up.place(value))}`;
      return before !== undefined && at - before.at <= gapMs ? `L${place}` : `M${place}h0`;
    })
    .join('');
}

/** Values over time as a line, over stretches of time that are shaded. */
export function LinePlot(props: Props): ReactNode {
  const { across, nameOf, nameUp, stretches, tone, up } = props;
  return (
    <Plot across={across} nameAcross={nameOf} up={up} nameUp={nameUp}>
      {stretches.map((stretch, index) => (
        <rect
          key={`${String(index)} ${String(stretch.from)}`}
          className={`plot__shade chart-tone--${stretch.tone}`}
          x={percent(across.place(stretch.from))}
          y="0"
          width={percent(Math.max(0.5, across.place(stretch.to) - across.place(stretch.from)))}
          height="100%"
        >
          <title>{stretch.said}</title>
        </rect>
      ))}
      {/* Stretched to the size of the picture, which so needs no measuring; the stroke stays as it is. */}
      <svg className="plot__stretched" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={`plot__path chart-tone--${tone}`} d={pathOf(props)} />
      </svg>
    </Plot>
  );
}
