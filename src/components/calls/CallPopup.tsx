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
import { placeBeside } from '../ui/menu/placeBeside';
import { CallButton } from './CallButton';

interface PopupProps {
  name: string;
  className: string;
  anchor: RefObject<HTMLButtonElement | null>;
  /** The window has no place for it any more, or not for what had the focus in it. */
  onHide: () => void;
  children: ReactNode;
}

function isHidden(element: Element | null): boolean {
  return element?.getClientRects().length === 0;
}

function Popup({ name, className, anchor, onHide, children }: PopupProps): ReactNode {
  const popup = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      if (popup.current !== null && anchor.current !== null)
        placeBeside(popup.current, anchor.current, 'end');
    };
    // In the middle of its use it stays open, but not when its button or what had the focus is hidden now: with the
    // focus lost, no key would close it. The bar is drawn anew before the frame.
    const placeAgain = () =>
      requestAnimationFrame(() => {
        const focused = document.activeElement;
        const isLost = focused === document.body || isHidden(focused);
        if (isLost || isHidden(anchor.current)) onHide();
        else place();
      });
    place();
    window.addEventListener('resize', placeAgain);
    return () => window.removeEventListener('resize', placeAgain);
  }, [anchor, onHide]);
  useLayoutEffect(() => popup.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  return (
    <div ref={popup} className={className} role="dialog" aria-label={name}>
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
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsOpen(false);
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
        <Popup name={name} className={className} anchor={button} onHide={close}>
          {children}
        </Popup>
      )}
    </div>
  );
}
