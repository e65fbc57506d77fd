import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { usePopup } from '../ui/menu/usePopup';
import { CallButton } from './CallButton';

interface PopupProps {
  name: string;
  className: string;
  anchor: RefObject<HTMLButtonElement | null>;
  /** The agent pressed elsewhere. */
  onLeave: () => void;
  /** The window has no place for it any more, or not for what had the focus in it. */
  onHide: () => void;
  children: ReactNode;
}

function isHidden(element: Element | null): boolean {
  return element?.getClientRects().length === 0;
}

function Popup({ name, className, anchor, onLeave, onHide, children }: PopupProps): ReactNode {
  const popup = useRef<HTMLDivElement>(null);

  usePopup(popup, anchor, 'end', onLeave, 'follow');
  useLayoutEffect(() => {
    // In the middle of its use it stays open, but not when its button or what had the focus is hidden now: with the
    // focus lost, no key would close it. The bar is drawn anew before the frame.
    const look = () =>
      requestAnimationFrame(() => {
        const focused = document.activeElement;
        const isLost = focused === document.body || isHidden(focused);
        if (isLost || isHidden(anchor.current)) onHide();
      });
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [anchor, onHide]);
  useLayoutEffect(() => popup.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  return (
    // What is pressed in it and takes no focus leaves it the focus, and with it the key that closes it.
    <div ref={popup} className={className} role="dialog" aria-label={name} tabIndex={-1}>
      {children}
    </div>
  );
}

interface Props {
  /** The name of the button and of what it opens. */
  name: string;
  icon: ReactNode;
  hasWord: boolean;
  /** See `CallButton`. */
  short?: string;
  isOff: boolean;
  /** The class of what it opens. */
  className: string;
  children: ReactNode;
}

/** A button of a call that opens a popup; Escape or leaving it closes it. */
export function CallPopup({ name, icon, hasWord, short, isOff, className, children }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = useCallback(() => setIsOpen(false), []);
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) leave();
  }

  return (
    <div className="call-popup" onKeyDown={onKeyDown} onBlur={onBlur}>
      <CallButton
        ref={button}
        name={name}
        icon={icon}
        hasWord={hasWord}
        short={short}
        isOff={isOff}
        isExpanded={isOpen}
        onPress={() => setIsOpen((before) => !before)}
      />
      {isOpen && !isOff && (
        <Popup name={name} className={className} anchor={button} onLeave={leave} onHide={close}>
          {children}
        </Popup>
      )}
    </div>
  );
}
