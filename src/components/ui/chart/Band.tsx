import type { ReactNode } from 'react';
import type { Tone } from './Chart';
import { Plot } from './Plot';
import { namesIn, percent, ROOM, timeAxis } from './scales';

/** A stretch of time of one kind, ms since 1970. */
export interface Stretch {
  from: number;
  to: number;
  tone: Tone;
  /** What the pointer is told. */
  said: string;
}

interface Props {
  stretches: readonly Stretch[];
  from: number;
  to: number;
  nameOf: (at: number) => string;
}

/** Stretches of time on one line. */
export function Band({ stretches, from, to, nameOf }: Props): ReactNode {
  const across = timeAxis(from, to, namesIn(ROOM.whole, [nameOf(from), nameOf(to)]));
  return (
    <Plot across={across} nameAcross={nameOf}>
      {stretches.map((stretch) => (
        <rect
          key={stretch.from}
          className={`plot__mark chart-tone--${stretch.tone}`}
          x={percent(across.place(stretch.from))}
          y="0"
          width={percent(Math.max(0.15, across.place(stretch.to) - across.place(stretch.from)))}
          height="100%"
        >
          <title>{stretch.said}</title>
        </rect>
      ))}
    </Plot>
  );
}
