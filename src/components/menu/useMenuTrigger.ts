import { useRef, useState } from 'react';
import type { RefObject } from 'react';

/** What a button with a menu needs: spread over the library's Dropdown and over the button. */
export interface MenuTrigger {
  dropdown: { open: boolean; autoFocus: true; onOpenChange: (open: boolean) => void };
  button: { ref: RefObject<HTMLButtonElement | null>; 'aria-haspopup': 'menu'; 'aria-expanded': boolean };
}

function isInMenu(element: Element | null): boolean {
  return element !== null && element.closest('[role="menu"]') !== null;
}

/**
 * Opens and closes a menu, with the focus in it while it is open and back on its button afterwards,
 * unless the agent put it somewhere else. The library leaves it on the page's body.
 */
export function useMenuTrigger(): MenuTrigger {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function onOpenChange(open: boolean): void {
    // Not at once: the key that chose an item would press the button too, and open the menu again.
    if (!open && isInMenu(document.activeElement)) setTimeout(() => button.current?.focus());
    setIsOpen(open);
  }
  return {
    dropdown: { open: isOpen, autoFocus: true, onOpenChange },
    button: { ref: button, 'aria-haspopup': 'menu', 'aria-expanded': isOpen },
  };
}
