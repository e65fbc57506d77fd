import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Announcer } from '../components/ui/feedback/Announcer';
import { Toasts } from '../components/ui/feedback/Toasts';
import { ConsoleFrame } from '../components/frame/ConsoleFrame';
import { LeaderGate } from '../components/page/LeaderGate';
import { ConsoleRoutes } from '../pages/ConsoleRoutes';
import { Dialogs } from './dialogs';

/** Everything behind the login: what its screens need around them, the frame with the dialogs, the routes. */
export function ConsolePage(): ReactNode {
  return (
    <BrowserRouter>
      <Announcer>
        <Toasts>
          <LeaderGate>
            <ConsoleFrame dialogs={<Dialogs />}>
              <ConsoleRoutes />
            </ConsoleFrame>
          </LeaderGate>
        </Toasts>
      </Announcer>
    </BrowserRouter>
  );
}
