import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { latePart } from '../intl/latePart';

const Keyboard = latePart(async () => ({
  default: (await import(/* webpackChunkName: "keyboard" */ './Keyboard')).Keyboard,
}));

/** After the first screen: what the keyboard does can wait for it. */
const LATER_MS = 300;

/** Fetches the shortcuts and what they open once the first screen is there. */
export function LazyKeyboard(): ReactNode {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Keyboard />
      </Suspense>
    </ErrorBoundary>
  );
}
