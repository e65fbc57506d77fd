import { use, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Alignment } from '../menu/placeBeside';
import { usePopup, type OnResize } from '../menu/usePopup';
import { PopupPlaceContext } from './popupPlace';
import './popover.css';

interface Props {
  id?: string;
  /** The id of its heading, which names it. */
  labelledBy: string;
  anchor: RefObject<HTMLElement | null>;
  align: Alignment;
  onClose: () => void;
  /** What leaves it: Escape and a press elsewhere, unless told. */
  leavesBy?: 'any' | 'escape' | 'nothing';
  onResize?: OnResize;
  children: ReactNode;
}

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Whether Tab stops at a control: not at one that arrow keys lead to from its neighbour. */
function isStop(control: HTMLElement): boolean {
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked;
  return control.tabIndex >= 0;
}

/** Leads from the last control to the first and back: the popover stands at the document's end, away from its opener. */
export function keepInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isAtEdge = event.target === from || (event.shiftKey && event.target === event.currentTarget);
  if (!isAtEdge || to === undefined) return;
  event.preventDefault();
  to.focus();
}

function stay(): void {}

/**
 * A dialog beside what opened it, without a mask; it has the focus on opening. Escape gives that back to its opener; a
 * press elsewhere leaves it where it is pressed.
 */
export function Popover(props: Props): ReactNode {
  const { id, labelledBy, anchor, align, onClose, leavesBy = 'any', onResize, children } = props;
  const popover = useRef<HTMLDivElement>(null);
  const place = use(PopupPlaceContext);
  usePopup(popover, anchor, align, leavesBy === 'any' ? onClose : stay, onResize);
  useLayoutEffect(() => popover.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Tab') keepInside(event);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (leavesBy === 'nothing') return;
    anchor.current?.focus({ preventScroll: true });
    onClose();
  }

  return createPortal(
    <div
      ref={popover}
      id={id}
      className="popover"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>,
    place ?? document.body,
  );
}
