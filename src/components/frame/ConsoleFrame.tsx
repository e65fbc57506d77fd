import type { ReactNode } from 'react';
import { PauseLine } from '../agent/AgentStatus';
import { AgentToasts } from '../agent/AgentToasts';
import { useFirstFrameOver } from '../appearance/useFirstFrameOver';
import { LostFeatures } from '../app/LostFeatures';
import { SagaFailureToasts } from '../app/SagaFailureToasts';
import { StorageFailureToasts } from '../app/StorageFailureToasts';
import { LazyCallFrame } from '../calls/lazyCalls';
import { SessionOver } from '../calls/SessionOver';
import { useDropGuard } from '../chat/attach/useDropGuard';
import { RecorderStrip } from '../chat/recorder/RecorderStrip';
import { KeptClassificationToasts } from '../classification/KeptClassificationToasts';
import { ConnectionToasts } from '../connection/ConnectionToasts';
import { LostDialog } from '../connection/LostDialog';
import { NoticePlaces, Notices } from '../ui/notices/NoticePlace';
import { ServerErrorBanner } from '../connection/ServerErrorBanner';
import { ConversationToasts } from '../conversations/ConversationToasts';
import { NoticeFrame } from '../notifications/NoticeFrame';
import { ReloadBanner } from '../page/ReloadBanner';
import { LazyKeyboard } from '../shortcuts/LazyKeyboard';
import { AbsenceQuestion } from '../queues/AbsenceQuestion';
import { QueueLacking } from '../queues/QueueLacking';
import { QueueToasts } from '../queues/QueueToasts';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { NavRail } from './NavRail';
import { SkipLinks } from './SkipLinks';
import { TitleBar } from './TitleBar';
import './frame.css';

interface Props {
  /** The dialogs that lie over every screen. */
  dialogs?: ReactNode;
  children: ReactNode;
}

/** What stays around every screen of a signed-in agent. */
export function ConsoleFrame({ dialogs, children }: Props): ReactNode {
  useDropGuard();
  useFirstFrameOver();
  return (
    <NoticePlaces>
      <div className="frame">
        <SkipLinks />
        <NavRail />
        <div className="frame__column">
          <TitleBar />
          <PauseLine />
          <Notices>
            <LostFeatures />
            <SessionOver />
            <ReloadBanner />
            <AbsenceQuestion />
          </Notices>
          <LazyCallFrame />
          <ErrorBoundary>
            <NoticeFrame />
          </ErrorBoundary>
          {dialogs}
          <div className="frame__screen">{children}</div>
          <RecorderStrip />
          <ServerErrorBanner />
          <QueueLacking />
          <QueueToasts />
          <AgentToasts />
          <ConversationToasts />
          <KeptClassificationToasts />
          <LostDialog />
          <ConnectionToasts />
          <LazyKeyboard />
          <SagaFailureToasts />
          <StorageFailureToasts />
        </div>
      </div>
    </NoticePlaces>
  );
}
