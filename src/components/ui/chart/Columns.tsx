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
  /** What each step is called. */
  steps: readonly string[];
  series: readonly Series[];
}

/** How much of a step its columns take. */
const FILLED = 0.72;

/** More names would run into each other. */
const MOST_NAMES = 12;

/** Amounts of several kinds, side by side in steps of the same width. */
export function Columns({ steps, series }: Props): ReactNode {
  const most = Math.max(...series.flatMap(({ values }) => values));
  const up = amountAxis(most, Math.min(4, Math.max(1, most)));
  const every = Math.ceil(steps.length / MOST_NAMES);
  const middles = steps.map((_, index) => index + 0.5).filter((_, index) => index % every === 0);
  const across = spanAxis(0, steps.length, middles);
  const width = (100 / steps.length) * (FILLED / series.length);
  const start = (100 / steps.length) * ((1 - FILLED) / 2);
  return (
    <Plot across={across} nameAcross={(at) => steps[Math.floor(at)] ?? ''} up={up}>
      {series.map(({ name, tone, values }, kind) =>
        values.map((value, step) => {
          const height = up.place(value);
          const said = [steps[step], name, String(value)].join(' · ');
          return (
            <rect
              key={`${name} ${String(step)}`}
              className={`plot__mark chart-tone--${tone}`}
              x={percent(across.place(step) + start + kind * width)}
              y={percent(100 - height)}
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
