import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PauseLine } from '../components/agent/AgentStatus';
import { LostFeatures } from '../components/app/LostFeatures';
import { LazyCallFrame } from '../components/calls/lazyCalls';
import { SessionOver } from '../components/calls/SessionOver';
import { LostDialog } from '../components/connection/LostDialog';
import { ServerErrorBanner } from '../components/connection/ServerErrorBanner';
import { ConversationPanes } from '../components/frame/ConversationPanes';
import { NavRail } from '../components/frame/NavRail';
import { TitleBar } from '../components/frame/TitleBar';
import { LeaderGate } from '../components/page/LeaderGate';
import { AbsenceQuestion } from '../components/queues/AbsenceQuestion';
import { QueueLacking } from '../components/queues/QueueLacking';
import { Announcer } from '../components/ui/feedback/Announcer';
import { Toasts } from '../components/ui/feedback/Toasts';
import { NoticePlaces, Notices } from '../components/ui/notices/NoticePlace';
import { Dialogs } from './dialogs';

/**
 * The screens of a signed-in agent around a state that is only looked at. What the console has besides for the page
 * itself is left out: its title, the shortcuts, what is dropped on it. The log does not tell which address the agent
 * was at, so these are the conversations.
 */
export function ReplayedConsole(): ReactNode {
  return (
    <MemoryRouter initialEntries={['/home']}>
      <Announcer>
        <Toasts>
          <LeaderGate>
            <NoticePlaces>
              <div className="frame">
                <NavRail />
                <div className="frame__column">
                  <TitleBar />
                  <PauseLine />
                  <Notices>
                    <LostFeatures />
                    <SessionOver />
                    <AbsenceQuestion />
                  </Notices>
                  <LazyCallFrame />
                  <Dialogs />
                  <div className="frame__screen">
                    <ConversationPanes />
                  </div>
                  <ServerErrorBanner />
                  <QueueLacking />
                  <LostDialog />
                </div>
              </div>
            </NoticePlaces>
          </LeaderGate>
        </Toasts>
      </Announcer>
    </MemoryRouter>
  );
}
