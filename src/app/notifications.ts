import { createNoticeText } from '../components/notifications/noticeText';
import type { Clock } from '../services/clock';
import { createBadge } from '../services/notifications/badge';
import { createChime } from '../services/notifications/chime';
import { createDesktop } from '../services/notifications/desktop';
import type { NotificationServices } from '../services/notifications/notificationServices';
import { createTurn } from '../services/notifications/turn';

/** The handles of notices on this page; their words are the screen's. */
export function createNotificationServices(
  page: Window & typeof globalThis,
  clock: Clock,
): NotificationServices {
  return {
    desktop: createDesktop(page),
    chime: createChime({ page, clock }),
    turn: createTurn(page),
    badge: createBadge(page),
    say: createNoticeText(),
  };
}
