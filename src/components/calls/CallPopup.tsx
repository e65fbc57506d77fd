import {
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
  children: ReactNode;
}

function Popup({ name, className, anchor, children }: PopupProps): ReactNode {
  const popup = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      if (popup.current !== null && anchor.current !== null)
        placeBeside(popup.current, anchor.current, 'end');
    };
    // In the middle of its use it stays open; the bar is drawn anew before the frame.
    const placeAgain = () => requestAnimationFrame(place);
    place();
    window.addEventListener('resize', placeAgain);
    return () => window.removeEventListener('resize', placeAgain);
  }, [anchor]);
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
  isOff: boolean;
  /** The class of what it opens. */
  className: string;
  children: ReactNode;
}

/** A button of a call that opens a popup; Escape or leaving it closes it. */
export function CallPopup({ name, icon, hasWord, isOff, className, children }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
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
        isOff={isOff}
        isExpanded={isOpen}
        onPress={() => setIsOpen((before) => !before)}
      />
      {isOpen && !isOff && (
        <Popup name={name} className={className} anchor={button}>
          {children}
        </Popup>
      )}
    </div>
  );
}
