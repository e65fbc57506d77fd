import type { ReactNode } from 'react';
import type { Tone } from './Chart';
import { Plot } from './Plot';
import { amountAxis, percent, spanAxis } from './scales';

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
  /** What can be pressed: behind the picture. */
  controls?: ReactNode;
}

/** How much of a step its columns take. */
const FILLED = 0.72;

/** More names would run into each other. */
const MOST_NAMES = 12;

function sum(series: readonly Series[], step: number): number {
  return series.reduce((total, { values }) => total + (values[step] ?? 0), 0);
}

/** Amounts of several kinds in steps of the same width. */
export function Columns({ steps, series, isStacked = false, controls }: Props): ReactNode {
  const all = isStacked ? steps.map((_, step) => sum(series, step)) : series.flatMap(({ values }) => values);
  const most = all.reduce((a, b) => Math.max(a, b), 0);
  const up = amountAxis(most, Math.min(4, Math.max(1, most)));
  const every = Math.ceil(steps.length / MOST_NAMES);
  const middles = steps.map((_, index) => index + 0.5).filter((_, index) => index % every === 0);
  const across = spanAxis(0, steps.length, middles);
  const step = 100 / steps.length;
  const width = isStacked ? step * FILLED : (step * FILLED) / series.length;
  const start = (step * (1 - FILLED)) / 2;
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
