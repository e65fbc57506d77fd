import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { paneWidthRequested } from '../../../store/layout/actions';
import { selectPaneWidth } from '../../../store/layout/selectors';
import type { SidePane } from '../../../store/layout/types';
import { useAtLeast } from '../../frame/useAtLeast';
import { useText } from '../../intl/useText';
import { PANE_WIDTHS } from '../../theme';
import './separator.css';

/** How far an arrow key moves the edge, px. */
const STEP = 16;

/** Whether a pane grows as its edge goes right. */
const GROWS_RIGHT: Readonly<Record<SidePane, boolean>> = { list: true, customer: false };

const PROPERTY: Readonly<Record<SidePane, string>> = { list: '--list-width', customer: '--customer-width' };

interface Edge {
  width: number;
  min: number;
  max: number;
  /** Shows the pane so wide, or (null) as the frame makes it, before the agent lets go. */
  show: (width: number) => void;
  /** Keeps that width. */
  keep: (width: number | null) => void;
}

/** The width of a pane: as the agent drew it, kept by login. */
function useEdge(pane: SidePane): Edge {
  const request = useRequest();
  const agent = useAppSelector(selectUser)?.login ?? '';
  const kept = useAppSelector((state) => selectPaneWidth(state, pane));
  const [drawn, setDrawn] = useState<number | null>(null);
  const isRoomy = useAtLeast('roomy');
  const { min, max, usual, roomy } = PANE_WIDTHS[pane];
  const within = (wanted: number) => Math.round(Math.min(max, Math.max(min, wanted)));
  return {
    width: drawn ?? within(kept ?? (isRoomy ? roomy : usual)),
    min,
    max,
    show: (wanted) => setDrawn(within(wanted)),
    keep: (wanted) => {
      setDrawn(null);
      request(paneWidthRequested({ agent, pane, width: wanted === null ? null : within(wanted) }));
    },
  };
}

/** Where a key leads the edge; undefined: nowhere. */
function widthBy({ key }: KeyboardEvent, { width, min, max }: Edge, pane: SidePane): number | undefined {
  const step = GROWS_RIGHT[pane] ? STEP : -STEP;
  if (key === 'ArrowRight') return width + step;
  if (key === 'ArrowLeft') return width - step;
  if (key === 'Home') return min;
  if (key === 'End') return max;
  return undefined;
}

/**
 * The edge of a pane beside the conversation: drawn by pointer or keys, as delivered again by a double click. It hands
 * the width to what it stands in, as a custom property.
 */
export function PaneSeparator({ pane }: { pane: SidePane }): ReactNode {
  const t = useText();
  const line = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; width: number } | null>(null);
  const edge = useEdge(pane);
  const { keep, max, min, show, width } = edge;

  useLayoutEffect(() => {
    line.current?.parentElement?.style.setProperty(PROPERTY[pane], `${width}px`);
  }, [pane, width]);

  function onKeyDown(event: KeyboardEvent): void {
    const wanted = event.ctrlKey || event.metaKey || event.altKey ? undefined : widthBy(event, edge, pane);
    if (wanted === undefined) return;
    event.preventDefault();
    keep(wanted);
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width };
  }

  function onPointerMove({ clientX }: PointerEvent): void {
    const start = from.current;
    if (start === null) return;
    const by = clientX - start.x;
    show(start.width + (GROWS_RIGHT[pane] ? by : -by));
  }

  function onPointerEnd(): void {
    const start = from.current;
    from.current = null;
    if (start !== null && start.width !== width) keep(width);
  }

  return (
    <div
      ref={line}
      role="separator"
      className={`pane-separator pane-separator--${pane}`}
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t(`frame.width.${pane}`)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={() => keep(null)}
    />
  );
}
