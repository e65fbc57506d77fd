import type { ReactNode } from 'react';
import type { Tone } from './Chart';
import { Plot } from './Plot';
import { namesIn, percent, ROOM, timeAxis, type Axis } from './scales';

/** A value at a moment (ms since 1970). */
export interface Dot {
  at: number;
  value: number;
  /** The other end of a line from it, where there is one. */
  down?: number;
  tone: Tone;
  /** What the pointer is told. */
  said: string;
}

interface Props {
  dots: readonly Dot[];
  from: number;
  to: number;
  nameOf: (at: number) => string;
  up: Axis;
  nameUp: (value: number) => string;
}

/** Values over time, each for itself. */
export function Dots({ dots, from, to, nameOf, up, nameUp }: Props): ReactNode {
  const across = timeAxis(from, to, namesIn(ROOM.half, [nameOf(from), nameOf(to)]));
  const high = (value: number) => percent(100 - up.place(value));
  return (
    <Plot across={across} nameAcross={nameOf} up={up} nameUp={nameUp}>
      {dots.map(({ at, down, said, tone, value }, index) => (
        <g key={`${String(index)} ${String(at)}`} className={`plot__mark chart-tone--${tone}`}>
          <title>{said}</title>
          {down !== undefined && (
            <line
              className="plot__stem"
              x1={percent(across.place(at))}
              x2={percent(across.place(at))}
              y1={high(value)}
              y2={high(down)}
            />
          )}
          <circle cx={percent(across.place(at))} cy={high(value)} r="4" />
        </g>
      ))}
    </Plot>
  );
}
