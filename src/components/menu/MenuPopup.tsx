import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { MenuEntry } from './ActionMenu';
import { placeBeside } from './placeBeside';
import type { Alignment } from './placeBeside';

interface Props {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  anchor: RefObject<HTMLElement | null>;
  align: Alignment;
  onClose: () => void;
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
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

  useLayoutEffect(() => {
    if (menu.current === null || anchor.current === null) return;
    placeBeside(menu.current, anchor.current, align);
    itemsOf(menu.current)[0]?.focus({ preventScroll: true });
  }, [anchor, align]);

  useEffect(() => {
    const leave = (event: Event) => {
      const inside =
        event.target instanceof Node &&
        (menu.current?.contains(event.target) === true || anchor.current?.contains(event.target) === true);
      if (!inside) onClose();
    };
    document.addEventListener('pointerdown', leave, true);
    window.addEventListener('resize', leave);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('resize', leave);
    };
  }, [anchor, onClose]);

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
      {entries.map(({ key, label: text, icon, isOff = false, onChoose }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="menu__item"
          aria-disabled={isOff || undefined}
          onClick={() => {
            if (isOff) return;
            onClose();
            onChoose();
          }}
        >
          {icon}
          {text}
        </button>
      ))}
    </div>,
    document.body,
  );
}
