import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { moveFocus, rovingKeys } from '../roving';
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
  /** Something that is said among what is offered. */
  isNote?: boolean;
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

const ITEMS = '[role^="menuitem"]';

const KEYS = rovingKeys({ axis: 'vertical', wraps: true });

function marksOf({ isChecked, isPicked }: MenuEntry) {
  if (isPicked !== undefined) return { role: 'menuitemradio', 'aria-checked': isPicked };
  if (isChecked !== undefined) return { role: 'menuitemcheckbox', 'aria-checked': isChecked };
  return { role: 'menuitem' };
}

/** A letter leads to the first item that begins with it. */
function focusByLetter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key.length !== 1) return;
  const letter = event.key.toLowerCase();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const item = items.find(({ textContent }) => textContent.toLowerCase().startsWith(letter));
  if (item === undefined) return;
  event.preventDefault();
  item.focus();
}

/** The open menu, above everything, beside its button; leaves on Escape, Tab, or a click elsewhere. */
export function MenuPopup({ id, label, entries, anchor, align, onClose }: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);

  usePopup(menu, anchor, align, onClose);
  useLayoutEffect(() => {
    menu.current?.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    if (moveFocus(event, ITEMS, KEYS) === null) focusByLetter(event);
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
          className={entry.isNote === true ? 'menu__item menu__item--note' : 'menu__item'}
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
