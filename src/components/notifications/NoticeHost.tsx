import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { lazyPart } from '../ui/feedback/lazyPart';

const NoticeFrame = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "notice-frame" */ './NoticeFrame')).NoticeFrame,
}));

/** What notices have to say around every screen; fetched after the first paint. */
export function NoticeHost(): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <NoticeFrame />
      </Suspense>
    </ErrorBoundary>
  );
}
