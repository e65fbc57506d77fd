import { TableOutlined } from '@ant-design/icons';
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { digitRequested } from '../../store/calls/actions';
import type { Call } from '../../store/calls/types';
import { useRequest } from '../../store/hooks';
import { Keypad } from '../dialpad/Keypad';
import { useText } from '../intl';
import { placeBeside } from '../ui/menu/placeBeside';
import { CallButton } from './CallButton';

interface PopupProps {
  call: Call;
  anchor: RefObject<HTMLButtonElement | null>;
}

function KeypadPopup({ call, anchor }: PopupProps): ReactNode {
  const t = useText();
  const request = useRequest();
  const popup = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      if (popup.current !== null && anchor.current !== null)
        placeBeside(popup.current, anchor.current, 'end');
    };
    // In the middle of a number it stays open; the bar is drawn anew before the frame.
    const placeAgain = () => requestAnimationFrame(place);
    place();
    window.addEventListener('resize', placeAgain);
    return () => window.removeEventListener('resize', placeAgain);
  }, [anchor]);
  useLayoutEffect(() => popup.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  return (
    <div ref={popup} className="keypad-popup" role="dialog" aria-label={t('dial.keys')}>
      <output className="keypad-popup__digits tabular" aria-label={t('call.digits')}>
        {call.digits}
      </output>
      <Keypad onDigit={(digit) => request(digitRequested({ callId: call.id, digit }))} />
    </div>
  );
}

/** Opens the keys that send digits to the other side; Escape or leaving them closes them. */
export function KeypadButton({ call, hasWord }: { call: Call; hasWord: boolean }): ReactNode {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const canSend = call.phase === 'active' || call.earlyMedia;

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
    <div className="call-keypad" onKeyDown={onKeyDown} onBlur={onBlur}>
      <CallButton
        ref={button}
        name={t('dial.keys')}
        icon={<TableOutlined aria-hidden />}
        hasWord={hasWord}
        isOff={!canSend}
        isExpanded={isOpen}
        onPress={() => setIsOpen((before) => !before)}
      />
      {isOpen && canSend && <KeypadPopup call={call} anchor={button} />}
    </div>
  );
}
