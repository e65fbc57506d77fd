import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { usePopup } from '../../../ui/menu/usePopup';
import { useToolbox } from './context';

interface Props {
  role: 'menu' | 'dialog';
  label: string;
  className: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  children: ReactNode;
}

/** What has the focus first: what is chosen, else the first thing there is. */
function firstOf(popup: HTMLElement): HTMLElement | null {
  return popup.querySelector<HTMLElement>('[aria-checked="true"]') ?? popup.querySelector('input, button');
}

/** What a tool opens below its button; leaves on Escape, or on a click elsewhere. */
export function Popup({ role, label, className, anchor, onClose, onKeyDown, children }: Props): ReactNode {
  const { popups } = useToolbox();
  const popup = useRef<HTMLDivElement>(null);

  usePopup(popup, anchor, 'start', onClose);
  useLayoutEffect(() => {
    if (popup.current !== null) firstOf(popup.current)?.focus({ preventScroll: true });
  }, []);

  function listen(event: KeyboardEvent<HTMLDivElement>): void {
    // What is around the editor has keys of its own, Escape and Ctrl+Enter among them.
    event.stopPropagation();
    if (event.key !== 'Escape') return onKeyDown?.(event);
    event.preventDefault();
    onClose();
    anchor.current?.focus({ preventScroll: true });
  }

  if (popups.current === null) return null;
  return createPortal(
    <div
      ref={popup}
      className={`tool-popup ${className}`}
      role={role}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={listen}
    >
      {children}
    </div>,
    popups.current,
  );
}
