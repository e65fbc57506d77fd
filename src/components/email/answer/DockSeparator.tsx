import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { mailHeightRequested } from '../../../store/layout/actions';
import { selectLayout } from '../../../store/layout/selectors';
import { useText } from '../../intl';

/** How much of the conversation's height the editor can take, and how much as delivered, in per cent. */
const HEIGHT = { min: 30, max: 80, usual: 40 } as const;

/** How far an arrow key moves its edge, in per cent. */
const STEP = 5;

/** The height of the editor below the thread, in per cent of the conversation's. */
export interface DockHeight {
  percent: number;
  /** Shows it so high before the agent lets go. */
  show: (percent: number) => void;
  /** Keeps that height, or (null) the one as delivered. */
  keep: (percent: number | null) => void;
}

function within(percent: number): number {
  return Math.round(Math.min(HEIGHT.max, Math.max(HEIGHT.min, percent)));
}

/** The height as the agent drew it, kept by login. */
export function useDockHeight(): DockHeight {
  const request = useRequest();
  const agent = useAppSelector(selectUser)?.login ?? '';
  const { mailHeight = HEIGHT.usual } = useAppSelector(selectLayout);
  const [drawn, setDrawn] = useState<number | null>(null);
  return {
    percent: drawn ?? within(mailHeight),
    show: (percent) => setDrawn(within(percent)),
    keep: (percent) => {
      setDrawn(null);
      request(mailHeightRequested({ agent, percent: percent === null ? null : within(percent) }));
    },
  };
}

/** Where a key leads the edge; undefined: nowhere. */
function heightBy({ key }: KeyboardEvent, percent: number): number | undefined {
  if (key === 'ArrowUp') return percent + STEP;
  if (key === 'ArrowDown') return percent - STEP;
  if (key === 'Home') return HEIGHT.min;
  if (key === 'End') return HEIGHT.max;
  return undefined;
}

/** The upper edge of the editor: drawn by pointer or keys, as delivered again by a double click. */
export function DockSeparator({ height }: { height: DockHeight }): ReactNode {
  const t = useText();
  const from = useRef<{ y: number; percent: number; whole: number } | null>(null);
  const { keep, percent, show } = height;

  function onKeyDown(event: KeyboardEvent): void {
    const wanted = event.ctrlKey || event.metaKey || event.altKey ? undefined : heightBy(event, percent);
    if (wanted === undefined) return;
    event.preventDefault();
    keep(wanted);
  }

  function onPointerDown({ button, clientY, currentTarget, pointerId }: PointerEvent<HTMLDivElement>): void {
    const whole = currentTarget.closest('.chat')?.clientHeight ?? 0;
    if (button !== 0 || whole === 0) return;
    currentTarget.setPointerCapture(pointerId);
    from.current = { y: clientY, percent, whole };
  }

  function onPointerMove({ clientY }: PointerEvent): void {
    const start = from.current;
    if (start !== null) show(start.percent + (100 * (start.y - clientY)) / start.whole);
  }

  function onPointerEnd(): void {
    const start = from.current;
    from.current = null;
    if (start !== null && start.percent !== percent) keep(percent);
  }

  return (
    <div
      role="separator"
      className="mail-dock__edge"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={t('answer.height')}
      aria-valuemin={HEIGHT.min}
      aria-valuemax={HEIGHT.max}
      aria-valuenow={percent}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={() => keep(null)}
    />
  );
}
