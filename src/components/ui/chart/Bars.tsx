import type { ReactNode } from 'react';
import type { Tone } from './Chart';
import { amountAxis, percent } from './scales';

/** An amount with its name. */
export interface BarOf {
  name: string;
  value: number;
  /** The amount in words. */
  said: string;
  tone?: Tone;
}

/** Amounts as lines one below the other, each with its name and its amount in words. */
export function Bars({ bars }: { bars: readonly BarOf[] }): ReactNode {
  const axis = amountAxis(Math.max(0, ...bars.map(({ value }) => value)));
  return (
    <div className="bars">
      {bars.map(({ name, said, tone = 'accent', value }) => (
        <div key={name} className="bars__one">
          <span className="bars__name" title={name}>
            {name}
          </span>
          <svg className="bars__line" focusable="false">
            <rect
              className={`plot__mark chart-tone--${tone}`}
              width={percent(axis.place(value))}
              height="100%"
            />
          </svg>
          <span className="bars__said tabular">{said}</span>
        </div>
      ))}
    </div>
  );
}
