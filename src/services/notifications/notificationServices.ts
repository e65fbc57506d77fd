import type { Language } from '../../store/config/types';
import type { NoticeAbout, NoticeStyle, NoticeWords } from '../../store/notifications/types';
import type { Badge } from './badge';
import type { Chime } from './chime';
import type { Desktop } from './desktop';
import type { Turn } from './turn';

/** The handles of notices. */
export interface NotificationServices {
  desktop: Desktop;
  chime: Chime;
  turn: Turn;
  badge: Badge;
  /** Puts a notice into words; rejects while the words of the language cannot be had. */
  say: (language: Language, subject: NoticeAbout, style: NoticeStyle) => Promise<NoticeWords>;
}
