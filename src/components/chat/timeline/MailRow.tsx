import { lazy, Suspense } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorBoundary } from '../../feedback/ErrorBoundary';
import { PaneSkeleton } from '../../feedback';

const MailCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "email" */ '../../email/MailCard')).MailCard,
}));

/** One e-mail of a timeline; what draws it comes with the first. */
export function MailRow(props: ComponentProps<typeof MailCard>): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PaneSkeleton rows={3} />}>
        <MailCard {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
