import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { useFocusReturn } from './useFocusReturn';

interface Props {
  isOpen: boolean;
  /** Makes the dialog, a lazy one; it calls `afterClose` once it is gone. */
  children: (afterClose: () => void) => ReactNode;
}

/**
 * A dialog that is fetched when it is first needed. Afterwards it stays mounted, so that on closing it can give
 * the focus back to what opened it.
 */
export function DialogHost({ isOpen, children }: Props): ReactNode {
  const giveFocusBack = useFocusReturn();
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>{children(giveFocusBack)}</Suspense>
    </ErrorBoundary>
  );
}
