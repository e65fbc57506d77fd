import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { MenuPopup, type MenuEntry } from './MenuPopup';
import type { Alignment } from './placeBeside';
import './menu.css';

interface Props {
  /** The name of the button. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  /** A function, where there are many such buttons, is asked when the menu opens. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  className?: string;
  /** -1 where arrow keys lead to the button instead of Tab. */
  tabIndex?: 0 | -1;
  /** The edge at which the menu stands in line with the button. */
  align?: Alignment;
  /** The name of what stands beside the button once it was chosen (`FormPopover`). */
  opens?: string;
  /** What was chosen is under way. */
  isBusy?: boolean;
  onOpen?: () => void;
}

/** A button that opens a menu of actions. Afterwards the button has the focus again. */
export function ActionMenu({
  label,
  children,
  entries,
  className = 'button',
  tabIndex = 0,
  align = 'end',
  opens,
  isBusy,
  onOpen,
}: Props): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function close(): void {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  }

  function open(): void {
    setIsOpen(true);
    onOpen?.();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    if (!isOpen) open();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        data-opens={opens}
        tabIndex={tabIndex}
        aria-label={label}
        aria-busy={isBusy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          event.stopPropagation();
          if (isOpen) setIsOpen(false);
          else open();
        }}
      >
        {children}
      </button>
      {isOpen && (
        <MenuPopup
          id={id}
          label={label}
          entries={typeof entries === 'function' ? entries() : entries}
          align={align}
          anchor={button}
          onClose={close}
        />
      )}
    </>
  );
}
