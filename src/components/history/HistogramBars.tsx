import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { HistogramBin, Period } from '../../store/history/types';
import { T, useText } from '../intl';
import { moveFocus, rovingKeys } from '../ui/roving';
import { percent } from '../ui/chart/scales';

const KEYS = rovingKeys({ axis: 'horizontal' });

/** The bins between two, both included: from the one that the marking began at to the one that it reached. */
interface Marked {
  anchor: number;
  head: number;
}

function isIn(marked: Marked | null, index: number): boolean {
  if (marked === null) return false;
  return index >= Math.min(marked.anchor, marked.head) && index <= Math.max(marked.anchor, marked.head);
}

function periodOf(bins: readonly HistogramBin[], { anchor, head }: Marked): Period | null {
  const first = bins[Math.min(anchor, head)];
  const last = bins[Math.max(anchor, head)];
  return first === undefined || last === undefined ? null : { from: first.days.from, to: last.days.to };
}

interface Props {
  bins: readonly HistogramBin[];
  /** What a bin is called, with how many it has. */
  nameOf: (bin: HistogramBin) => string;
  onChoose: (period: Period) => void;
}

/**
 * The columns of a histogram as buttons, one tab stop: a press chooses one, a drag or Shift with the arrow keys several
 * of them.
 */
export function HistogramBars({ bins, nameOf, onChoose }: Props): ReactNode {
  const t = useText();
  const hint = useId();
  const [stop, setStop] = useState(bins.length - 1);
  const [marked, setMarked] = useState<Marked | null>(null);
  const active = Math.min(stop, bins.length - 1);

  function choose(range: Marked): void {
    const period = periodOf(bins, range);
    setMarked(null);
    if (period !== null) onChoose(period);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape' && marked !== null) {
      event.stopPropagation();
      setMarked(null);
    }
    const to = moveFocus(event, 'button', KEYS);
    if (to === null) return;
    setStop(to);
    setMarked(event.shiftKey ? { anchor: marked?.anchor ?? active, head: to } : null);
  }

  return (
    <div
      className="histogram__bars"
      role="group"
      aria-label={t('history.bars')}
      aria-describedby={hint}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setMarked(null)}
    >
      <span id={hint} className="visually-hidden">
        <T id="history.barsHint" />
      </span>
      {bins.map((bin, index) => (
        <button
          key={bin.at}
          type="button"
          className={isIn(marked, index) ? 'histogram__bar histogram__bar--marked' : 'histogram__bar'}
          style={{ width: percent(100 / bins.length) }}
          tabIndex={index === active ? 0 : -1}
          aria-label={nameOf(bin)}
          title={nameOf(bin)}
          onFocus={() => setStop(index)}
          onPointerDown={() => setMarked({ anchor: index, head: index })}
          onPointerEnter={({ buttons }) => {
            if (buttons === 1 && marked !== null) setMarked({ ...marked, head: index });
          }}
          onPointerUp={() => {
            if (marked !== null && marked.anchor !== index) choose({ ...marked, head: index });
          }}
          onClick={() => choose(marked ?? { anchor: index, head: index })}
        />
      ))}
    </div>
  );
}
