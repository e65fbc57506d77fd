import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useText } from '../../intl/useText';
import { focusFallback } from '../dialog/useFocusReturn';
import { IconButton } from '../IconButton';
import { Icon } from '../icons/Icon';
import { useToastRoom } from './useToastRoom';
import './feedback.css';

/** What a toast is about; each has its icon beside its colour. */
export type Tone = 'success' | 'info' | 'error';

/**
 * Shows a short notice for 5 s, longer while the pointer or the focus is on it; screen readers hear it. A notice takes
 * the place of an earlier one on the same topic; without a topic, of one that says the same.
 */
export type ShowToast = (text: string, tone?: Tone, topic?: string, action?: ToastAction) => void;

/** What a toast offers to do. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

const ToastContext = createContext<ShowToast | null>(null);

const PlaceContext = createContext<HTMLElement | null>(null);

/** Spec 2 §9: toasts hide by themselves after 5 s. */
const SHOWN_MS = 5000;

interface Toast {
  key: number;
  topic: string;
  text: string;
  tone: Tone;
  action: ToastAction | null;
}

/** Puts away what lies over the screen; a press leaves the focus where the agent writes. */
export function CloseToast({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  return (
    <IconButton
      label={t('toast.close')}
      className="toast__close"
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        const hadFocus = currentTarget === document.activeElement;
        onClose();
        if (hadFocus) focusFallback()?.focus();
      }}
    >
      <Icon name="cross" />
    </IconButton>
  );
}

/** Whether the pointer or the focus is on it, and what tells of that. */
function useHold(): { isHeld: boolean; hold: ComponentProps<'div'> } {
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const hold = {
    onPointerEnter: () => setUnderPointer(true),
    onPointerLeave: () => setUnderPointer(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
  return { isHeld: isUnderPointer || hasFocus, hold };
}

function ToastLine({ toast, onHide }: { toast: Toast; onHide: (key: number) => void }): ReactNode {
  const { action, key, text, tone } = toast;
  const { isHeld, hold } = useHold();
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onHide(key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, key, onHide]);
  return (
    <div className={`toast toast--${tone}`} {...hold}>
      <p className="toast__text">{text}</p>
      {action !== null && (
        <button
          type="button"
          className="button toast__action"
          onClick={() => {
            onHide(key);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <CloseToast onClose={() => onHide(key)} />
    </div>
  );
}

/** Keeps the page's toasts and gives `useToast` inside. */
export function Toasts({ children }: { children: ReactNode }): ReactNode {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const made = useRef(0);
  const toastsElement = useRef<HTMLDivElement>(null);
  useToastRoom(toastsElement);

  const hide = useCallback(
    (key: number) => setToasts((before) => before.filter((toast) => toast.key !== key)),
    [],
  );

  const show = useCallback<ShowToast>((text, tone = 'info', topic = text, action) => {
    made.current += 1;
    const key = made.current;
    setToasts((before) => [
      ...before.filter((toast) => toast.topic !== topic),
      { key, topic, text, tone, action: action ?? null },
    ]);
  }, []);

  return (
    <ToastContext value={show}>
      <PlaceContext value={place}>{children}</PlaceContext>
      <div ref={toastsElement} className="toasts">
        <div ref={setPlace} />
        <div className="toasts__list" role="status">
          {toasts.map((toast) => (
            <ToastLine key={toast.key} toast={toast} onHide={hide} />
          ))}
        </div>
      </div>
    </ToastContext>
  );
}

/** The function that shows toasts; throws outside `Toasts`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null) throw new Error('useToast needs Toasts around it');
  return show;
}

/** Where what is no toast stands among them; null before it is there. */
export function useToastPlace(): HTMLElement | null {
  return use(PlaceContext);
}
