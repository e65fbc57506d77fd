import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import './feedback.css';

/** What a toast is about; each has its icon beside its colour. */
export type Tone = 'success' | 'info' | 'error';

/**
 * Shows a short notice at the bottom for 5 s; screen readers hear it. A notice takes the place of an
 * earlier one on the same topic; without a topic, of one that says the same.
 */
export type ShowToast = (text: string, tone?: Tone, topic?: string, action?: ToastAction) => void;

/** What a toast offers to do. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

const ToastContext = createContext<ShowToast | null>(null);

/** Spec 2 §9: toasts hide by themselves after 5 s. */
const SHOWN_MS = 5000;

interface Toast {
  key: number;
  topic: string;
  text: string;
  tone: Tone;
  action: ToastAction | null;
}

/** Keeps the page's toasts and gives `useToast` inside. */
export function Toasts({ children }: { children: ReactNode }): ReactNode {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const made = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const hide = (key: number) => setToasts((before) => before.filter((toast) => toast.key !== key));

  const show = useCallback<ShowToast>((text, tone = 'info', topic = text, action) => {
    made.current += 1;
    const key = made.current;
    setToasts((before) => [
      ...before.filter((toast) => toast.topic !== topic),
      { key, topic, text, tone, action: action ?? null },
    ]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setToasts((before) => before.filter((toast) => toast.key !== key));
    }, SHOWN_MS);
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" role="status">
        {toasts.map(({ key, text, tone, action }) => (
          <p key={key} className={`toast toast--${tone}`}>
            {text}
            {action !== null && (
              <button
                type="button"
                className="button toast__action"
                onClick={() => {
                  hide(key);
                  action.onPress();
                }}
              >
                {action.label}
              </button>
            )}
          </p>
        ))}
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
