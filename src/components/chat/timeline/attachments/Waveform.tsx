import type { ReactNode } from 'react';

/** Of a recording whose parts nobody could tell, a row of dots. */
const PLAIN: readonly number[] = Array.from({ length: 48 }, () => 0);

/** Pixels from bar to bar, and how high the loudest is. */
const STEP = 3;
const HEIGHT = 24;

/** The least that is seen of a part, px. */
const LEAST = 2;

function pathOf(bars: readonly number[]): string {
  return bars
    .map((loudness, at) => {
      const half = Math.max(LEAST, loudness * HEIGHT) / 2;
      return `M${String(at * STEP + STEP / 2)} ${(HEIGHT / 2 - half).toFixed(1)}v${(2 * half).toFixed(1)}`;
    })
    .join('');
}

interface Props {
  bars: readonly number[] | null;
  /** The share that was played, 0 to 1. */
  played: number;
}

/** A recording as bars, what was played of it in the accent; decoration under the slider that says the same. */
export function Waveform({ bars, played }: Props): ReactNode {
  const path = pathOf(bars ?? PLAIN);
  const width = (bars ?? PLAIN).length * STEP;
  return (
    <svg
      className="audio__wave"
      viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      focusable="false"
      aria-hidden
    >
      <path d={path} className="audio__bars" />
      {played > 0 && (
        <svg width={width * Math.min(1, played)} height={HEIGHT}>
          <path d={path} className="audio__bars audio__bars--played" />
        </svg>
      )}
    </svg>
  );
}
