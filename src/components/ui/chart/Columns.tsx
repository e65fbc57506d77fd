import type { ReactNode } from 'react';
import type { Tone } from './Chart';
import { Plot } from './Plot';
import { amountAxis, namesIn, percent, ROOM, spanAxis } from './scales';

/** One kind of what is counted: a column in each step. */
export interface Series {
  tone: Tone;
  name: string;
  values: readonly number[];
}

interface Props {
  /** What each step is called under it. */
  steps: readonly string[];
  series: readonly Series[];
  /** The kinds stand one on the other, not side by side. */
  isStacked?: boolean;
  /** How many letters fit under it. */
  room?: number;
  /** Low pictures have room for fewer amounts beside them. */
  amounts?: number;
  /** What can be pressed: behind the picture. */
  controls?: ReactNode;
}

/** How much of a step its columns take. */
const FILLED = 0.72;

/** The widest column: a day that has just begun has few steps, whose columns would fill the picture, %. */
const WIDEST = 9;

function sum(series: readonly Series[], step: number): number {
  return series.reduce((total, { values }) => total + (values[step] ?? 0), 0);
}

/** Amounts of several kinds in steps of the same width. */
export function Columns(props: Props): ReactNode {
  const { steps, series, isStacked = false, room = ROOM.half, amounts = 4, controls } = props;
  const all = isStacked ? steps.map((_, step) => sum(series, step)) : series.flatMap(({ values }) => values);
  const most = all.reduce((a, b) => Math.max(a, b), 0);
  const up = amountAxis(most, Math.min(amounts, Math.max(1, most)));
  const every = Math.ceil(steps.length / namesIn(room, steps));
  const middles = steps.map((_, index) => index + 0.5).filter((_, index) => index % every === 0);
  const across = spanAxis(0, steps.length, middles);
  const step = 100 / steps.length;
  const columns = isStacked ? 1 : series.length;
  const width = Math.min(WIDEST, (step * FILLED) / columns);
  const start = (step - width * columns) / 2;
  return (
    <Plot across={across} nameAcross={(at) => steps[Math.floor(at)] ?? ''} up={up} controls={controls}>
      {series.map(({ name, tone, values }, kind) =>
        values.map((value, index) => {
          const height = up.place(value);
          const below = isStacked ? up.place(sum(series.slice(0, kind), index)) : 0;
          const said = [steps[index], name, String(value)].join(' · ');
          return (
            <rect
              key={`${name} ${String(index)}`}
              className={`plot__mark chart-tone--${tone}`}
              x={percent(across.place(index) + start + (isStacked ? 0 : kind * width))}
              y={percent(100 - height - below)}
              width={percent(width * 0.92)}
              height={percent(height)}
            >
              <title>{said}</title>
            </rect>
          );
        }),
      )}
    </Plot>
  );
}
