import type { ReactNode } from 'react';
import { AgentToasts } from '../agent/AgentToasts';
import { useFirstFrameOver } from '../appearance/useFirstFrameOver';
import { SagaFailureToasts } from '../app/SagaFailureToasts';
import { StorageFailureToasts } from '../app/StorageFailureToasts';
import { useDropGuard } from '../chat/attach/useDropGuard';
import { KeptClassificationToasts } from '../classification/KeptClassificationToasts';
import { ConnectionToasts } from '../connection/ConnectionToasts';
import { ConversationToasts } from '../conversations/ConversationToasts';
import { NoticeAnnouncer } from '../notifications/NoticeAnnouncer';
import { UnreadHead } from '../notifications/UnreadHead';
import { ReloadBanner } from '../page/ReloadBanner';
import { QueueToasts } from '../queues/QueueToasts';
import { LazyKeyboard } from '../shortcuts/LazyKeyboard';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { Frame } from './Frame';
import { SkipLinks } from './SkipLinks';

interface Props {
  /** The dialogs that lie over every screen. */
  dialogs?: ReactNode;
  children: ReactNode;
}

/** What is said in passing, what the page shows of it, and the keys that are heard everywhere. */
function Unseen(): ReactNode {
  return (
    <>
      <ErrorBoundary>
        <UnreadHead />
        <NoticeAnnouncer />
      </ErrorBoundary>
      <QueueToasts />
      <AgentToasts />
      <ConversationToasts />
      <KeptClassificationToasts />
      <ConnectionToasts />
      <LazyKeyboard />
      <SagaFailureToasts />
      <StorageFailureToasts />
    </>
  );
}

/** What stays around every screen of a signed-in agent, with what the page itself has besides. */
export function ConsoleFrame({ dialogs, children }: Props): ReactNode {
  useDropGuard();
  useFirstFrameOver();
  return (
    <Frame first={<SkipLinks />} reload={<ReloadBanner />} dialogs={dialogs} unseen={<Unseen />}>
      {children}
    </Frame>
  );
}
