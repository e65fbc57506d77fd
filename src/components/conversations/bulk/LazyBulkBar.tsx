import { Suspense, type ReactNode } from 'react';
import { selectHasBulkBar } from '../../../store/bulkActions/selectors';
import { useAppSelector } from '../../../store/hooks';
import { latePart } from '../../intl/latePart';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';

const BulkBar = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './BulkBar')).BulkBar,
}));

/** What can be done with the conversations that are chosen; there while some are, or something is told of the last time. */
export function LazyBulkBar(): ReactNode {
  if (!useAppSelector(selectHasBulkBar)) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <BulkBar />
      </Suspense>
    </ErrorBoundary>
  );
}
