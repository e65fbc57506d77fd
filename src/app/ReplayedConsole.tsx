import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ConversationPanes } from '../components/frame/ConversationPanes';
import { Frame } from '../components/frame/Frame';
import { LeaderGate } from '../components/page/LeaderGate';
import { Announcer } from '../components/ui/feedback/Announcer';
import { Toasts } from '../components/ui/feedback/Toasts';
import { Dialogs } from './dialogs';

/**
 * The screens of a signed-in agent around a state that is only looked at. What a page has besides is left out: its title,
 * its toasts, the shortcuts, what is dropped on it. The log does not tell which address the agent was at, so these are
 * the conversations.
 */
export function ReplayedConsole(): ReactNode {
  return (
    <MemoryRouter initialEntries={['/home']}>
      <Announcer>
        <Toasts>
          <LeaderGate>
            <Frame dialogs={<Dialogs />}>
              <ConversationPanes />
            </Frame>
          </LeaderGate>
        </Toasts>
      </Announcer>
    </MemoryRouter>
  );
}
