import type { ReactNode } from 'react';
import { LostFeatures } from '../app/LostFeatures';
import { SagaFailureNews } from '../app/SagaFailureNews';
import { StorageFailureNews } from '../app/StorageFailureNews';
import { CallFrameHost } from '../calls/CallHosts';
import { SessionOver } from '../calls/SessionOver';
import { AttachHost } from '../chat/attach/AttachHost';
import { RecorderStrip } from '../chat/recorder/RecorderHosts';
import { ClassifyHost } from '../classification/ClassifyHost';
import { KeptPostNews } from '../classification/KeptPostNews';
import { ConnectionDialog } from '../connection/ConnectionDialog';
import { ConnectionNews } from '../connection/ConnectionNews';
import { LostPlaces } from '../connection/LostPlace';
import { ServerErrorBanner } from '../connection/ServerErrorBanner';
import { EditContactHost } from '../contacts/EditContactHost';
import { ConversationHosts } from '../conversations/ConversationHosts';
import { AnswerHost } from '../email/AnswerHost';
import { NoticeHost } from '../notifications/NoticeHost';
import { ReloadHost } from '../page/ReloadHost';
import { KeyboardHost } from '../shortcuts/KeyboardHost';
import { QueueLacking } from '../queues/QueueLacking';
import { AlertDialog } from './AlertDialog';
import { CloseDialog } from './CloseDialog';
import { TitleBar } from './TitleBar';
import './frame.css';

/** What stays around every screen of a signed-in agent. */
export function ConsoleFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <LostPlaces>
      <div className="frame">
        <TitleBar />
        <LostFeatures />
        <SessionOver />
        <ReloadHost />
        <CallFrameHost />
        <NoticeHost />
        <div className="frame__screen">{children}</div>
        <RecorderStrip />
        <ServerErrorBanner />
        <QueueLacking />
        <ConversationHosts />
        <AttachHost />
        <AnswerHost />
        <ClassifyHost />
        <KeptPostNews />
        <EditContactHost />
        <CloseDialog />
        <AlertDialog />
        <ConnectionDialog />
        <ConnectionNews />
        <KeyboardHost />
        <SagaFailureNews />
        <StorageFailureNews />
      </div>
    </LostPlaces>
  );
}
