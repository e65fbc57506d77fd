import { createNoticeText } from '../components/notifications/noticeText';
import type { Notifications } from '../sagas/notifications/keepNotifications';
import { runNotifications } from '../sagas/notifications/runNotifications';
import { createChime } from '../services/notifications/chime';
import { createDesktop } from '../services/notifications/desktop';
import { createTurn } from '../services/notifications/turn';
import type { Services } from '../services/services';

/** Notices of what comes in: their handles and sagas; fetched after the first paint. */
export function createNotifications({ clock }: Pick<Services, 'clock'>): Notifications {
  const page = window;
  return {
    services: {
      desktop: createDesktop(page),
      chime: createChime({ page, clock }),
      turn: createTurn(page),
      say: createNoticeText(),
    },
    run: runNotifications,
  };
}
