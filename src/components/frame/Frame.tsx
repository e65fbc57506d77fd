import type { ReactNode } from 'react';
import { PauseLine } from '../agent/AgentStatus';
import { LostFeatures } from '../app/LostFeatures';
import { LazyCallFrame } from '../calls/lazyCalls';
import { SessionOver } from '../calls/SessionOver';
import { RecorderStrip } from '../chat/recorder/RecorderStrip';
import { LostDialog } from '../connection/LostDialog';
import { ServerErrorBanner } from '../connection/ServerErrorBanner';
import { NoticeBars } from '../notifications/NoticeBars';
import { AbsenceQuestion } from '../queues/AbsenceQuestion';
import { QueueLacking } from '../queues/QueueLacking';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { NoticePlaces, Notices } from '../ui/notices/NoticePlace';
import { NavRail } from './NavRail';
import { TitleBar } from './TitleBar';
import './frame.css';

interface Props {
  /** Before everything. */
  first?: ReactNode;
  /** The bar that offers a newer build. */
  reload?: ReactNode;
  /** The dialogs that lie over every screen. */
  dialogs: ReactNode;
  /** What has no place of its own: toasts, announcements, keys. */
  unseen?: ReactNode;
  children: ReactNode;
}

/** What is drawn around every screen of a signed-in agent, of a state that goes on or one that is only looked at. */
export function Frame({ children, dialogs, first, reload, unseen }: Props): ReactNode {
  return (
    <NoticePlaces>
      <div className="frame">
        {first}
        <NavRail />
        <div className="frame__column">
          <TitleBar />
          <PauseLine />
          <Notices>
            <LostFeatures />
            <SessionOver />
            {reload}
            <AbsenceQuestion />
          </Notices>
          <LazyCallFrame />
          <ErrorBoundary>
            <Notices>
              <NoticeBars />
            </Notices>
          </ErrorBoundary>
          {dialogs}
          <div className="frame__screen">{children}</div>
          <RecorderStrip />
          <ServerErrorBanner />
          <QueueLacking />
          <LostDialog />
          {unseen}
        </div>
      </div>
    </NoticePlaces>
  );
}
