import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject } from 'react';

/** What a separator draws: how large a part of the screen is, and how large it can be. */
export interface Extent {
  value: number;
  min: number;
  max: number;
  /** Shows it so large before the agent lets go. */
  show: (value: number) => void;
  /** Keeps that value, or (null) the one as delivered. */
  keep: (value: number | null) => void;
}

/** How an edge goes, and what it draws. */
export interface SeparatorProps {
  className: string;
  label: string;
  extent: Extent;
  /** Along which its edge is moved. */
  axis: 'x' | 'y';
  /** 1: what it draws grows as the edge goes right or down; -1: as it goes left or up. */
  direction: 1 | -1;
  /** How far an arrow key moves it. */
  step: number;
  /** How far a px moves it; 0: it cannot be drawn now. One where absent. */
  perPixel?: (line: HTMLElement) => number;
  ref?: RefObject<HTMLDivElement | null>;
}

const KEYS = {
  x: { forward: 'ArrowRight', back: 'ArrowLeft' },
  y: { forward: 'ArrowDown', back: 'ArrowUp' },
} as const;

/** An edge between two parts of the screen: drawn by pointer or keys, as delivered again by a double click. */
export function Separator(props: SeparatorProps): ReactNode {
  const { axis, className, direction, extent, label, perPixel = () => 1, ref, step } = props;
  const { keep, max, min, show, value } = extent;
  const from = useRef<{ at: number; value: number; perPixel: number } | null>(null);
  const placeOf = ({ clientX, clientY }: PointerEvent): number => (axis === 'x' ? clientX : clientY);

  /** Where a key leads the edge; undefined: nowhere. */
  function valueBy(key: string): number | undefined {
    if (key === KEYS[axis].forward) return value + direction * step;
    if (key === KEYS[axis].back) return value - direction * step;
    if (key === 'Home') return min;
    if (key === 'End') return max;
    return undefined;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const wanted = event.ctrlKey || event.metaKey || event.altKey ? undefined : valueBy(event.key);
    if (wanted === undefined) return;
    event.preventDefault();
    keep(wanted);
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    const each = perPixel(event.currentTarget);
    if (event.button !== 0 || each === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { at: placeOf(event), value, perPixel: each };
  }

  function onPointerMove(event: PointerEvent): void {
    const start = from.current;
    if (start !== null) show(start.value + direction * start.perPixel * (placeOf(event) - start.at));
  }

  function onPointerEnd(): void {
    const start = from.current;
    from.current = null;
    if (start !== null && start.value !== value) keep(value);
  }

  return (
    <div
      ref={ref}
      role="separator"
      className={className}
      tabIndex={0}
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={() => keep(null)}
    />
  );
}
