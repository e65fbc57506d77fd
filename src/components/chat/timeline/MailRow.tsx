import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary';
import { PaneSkeleton } from '../../ui/feedback';
import { latePart } from '../../intl/latePart';

const MailCard = latePart(async () => ({
  default: (await import(/* webpackChunkName: "mail" */ '../../email/MailCard')).MailCard,
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

const Unsent = latePart(async () => ({
  default: (await import(/* webpackChunkName: "mail" */ '../../email/UnsentMail')).UnsentMail,
}));

/** One that the agent sent and no server has yet. */
export function UnsentMailRow(props: ComponentProps<typeof Unsent>): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PaneSkeleton rows={3} />}>
        <Unsent {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

const Thread = latePart(async () => ({
  default: (await import(/* webpackChunkName: "mail" */ '../../email/MailThread')).MailThread,
}));

/** How many mails there are, above them; its place is kept until it comes. */
export function MailThreadRow(props: ComponentProps<typeof Thread>): ReactNode {
  return (
    <div className="timeline__thread">
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Thread {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

const Footer = latePart(async () => ({
  default: (await import(/* webpackChunkName: "mail" */ '../../email/MailFooter')).MailFooter,
}));

/** Where the agent answers e-mails. */
export function MailFooterRow(props: ComponentProps<typeof Footer>): ReactNode {
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className="composer" />}>
        <Footer {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
