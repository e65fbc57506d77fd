import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Alignment } from './placeBeside';
import { usePopup } from './usePopup';

/** One thing that a menu offers. */
export interface MenuEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Something that is on or off; choosing it turns it, and the menu stays. */
  isChecked?: boolean;
  /** One of several of which one holds at most; choosing it closes the menu. */
  isPicked?: boolean;
  /** Shown, but not to be chosen now. */
  isOff?: boolean;
  onChoose: () => void;
}

interface Props {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  anchor: RefObject<HTMLElement | null>;
  align: Alignment;
  onClose: () => void;
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function marksOf({ isChecked, isPicked }: MenuEntry) {
  if (isPicked !== undefined) return { role: 'menuitemradio', 'aria-checked': isPicked };
  if (isChecked !== undefined) return { role: 'menuitemcheckbox', 'aria-checked': isChecked };
  return { role: 'menuitem' };
}

/** Which item a key leads to; null when the key is none of the menu's. */
function target(items: HTMLElement[], key: string): HTMLElement | null {
  const at = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length] ?? null;
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1) ?? null;
    case 'Home':
      return items[0] ?? null;
    case 'End':
      return items.at(-1) ?? null;
    default:
      return key.length === 1
        ? (items.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase())) ?? null)
        : null;
  }
}

/** The open menu, above everything, beside its button; leaves on Escape, Tab, or a click elsewhere. */
export function MenuPopup({ id, label, entries, anchor, align, onClose }: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);

  usePopup(menu, anchor, align, onClose);
  useLayoutEffect(() => {
    if (menu.current !== null) itemsOf(menu.current)[0]?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const item = target(itemsOf(event.currentTarget), event.key);
    if (item === null) return;
    event.preventDefault();
    item.focus();
  }

  return createPortal(
    <div
      ref={menu}
      id={id}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
    >
      {entries.map((entry) => (
        <button
          key={entry.key}
          type="button"
          {...marksOf(entry)}
          tabIndex={-1}
          className="menu__item"
          aria-disabled={entry.isOff === true || undefined}
          onClick={() => {
            if (entry.isOff === true) return;
            if (entry.isChecked === undefined) onClose();
            entry.onChoose();
          }}
        >
          {entry.icon}
          {entry.label}
        </button>
      ))}
    </div>,
    document.body,
  );
}
