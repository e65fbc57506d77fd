import { Suspense, type ReactNode } from 'react';
import { latePart } from '../intl/latePart';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';

const StartCard = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './StartCard')).StartCard,
}));

/** The start card, fetched for who is in no queue. */
export function LazyStartCard(): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <StartCard />
      </Suspense>
    </ErrorBoundary>
  );
}
