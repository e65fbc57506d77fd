import type { ReactNode } from 'react';
import { LostFeatures } from '../app/LostFeatures';
import { SagaFailureNews } from '../app/SagaFailureNews';
import { StorageFailureNews } from '../app/StorageFailureNews';
import { LazyCallFrame } from '../calls/lazyCalls';
import { SessionOver } from '../calls/SessionOver';
import { useDropGuard } from '../chat/attach/useDropGuard';
import { RecorderStrip } from '../chat/recorder/RecorderStrip';
import { KeptPostNews } from '../classification/KeptPostNews';
import { ConnectionDialog } from '../connection/ConnectionDialog';
import { ConnectionNews } from '../connection/ConnectionNews';
import { LostPlaces } from '../connection/LostPlace';
import { ServerErrorBanner } from '../connection/ServerErrorBanner';
import { ConversationNews } from '../conversations/ConversationNews';
import { EndDialog } from '../conversations/EndDialog';
import { NoticeFrame } from '../notifications/NoticeFrame';
import { ReloadBanner } from '../page/ReloadBanner';
import { LazyKeyboard } from '../shortcuts/LazyKeyboard';
import { QueueLacking } from '../queues/QueueLacking';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { AlertDialog } from './AlertDialog';
import { CloseDialog } from './CloseDialog';
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
  return (
    <LostPlaces>
      <div className="frame">
        <TitleBar />
        <LostFeatures />
        <SessionOver />
        <ReloadBanner />
        <LazyCallFrame />
        <ErrorBoundary>
          <NoticeFrame />
        </ErrorBoundary>
        {dialogs}
        <div className="frame__screen">{children}</div>
        <RecorderStrip />
        <ServerErrorBanner />
        <QueueLacking />
        <EndDialog />
        <ConversationNews />
        <KeptPostNews />
        <CloseDialog />
        <AlertDialog />
        <ConnectionDialog />
        <ConnectionNews />
        <LazyKeyboard />
        <SagaFailureNews />
        <StorageFailureNews />
      </div>
    </LostPlaces>
  );
}
