import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { selectClassifyDialog } from '../../store/classification/selectors';
import { useAppSelector } from '../../store/hooks';
import { useFocusReturn } from '../dialog/useFocusReturn';
import { ErrorBoundary } from '../feedback/ErrorBoundary';

const ClassifyDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "classify", webpackPrefetch: true */ './ClassifyDialog'))
    .ClassifyDialog,
}));

/**
 * The classify dialog, fetched when it is first needed. Afterwards it stays mounted, so that on closing
 * it can give the focus back to what opened it.
 */
export function ClassifyHost(): ReactNode {
  const isOpen = useAppSelector(selectClassifyDialog) !== null;
  const giveFocusBack = useFocusReturn();
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <ClassifyDialog afterClose={giveFocusBack} />
      </Suspense>
    </ErrorBoundary>
  );
}
