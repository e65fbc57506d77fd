import { createSelector } from 'reselect';
import { sumOfBuckets } from '../../lib/buckets';
import type { RootState } from '../rootReducer';
import type { NotificationsState } from './reducer';

/** How the agent can be told of what comes in. */
export function selectNotifications({ notifications }: RootState): NotificationsState {
  return notifications;
}

/** How the agent wants to be told, as the settings say. */
export interface NoticeWishes {
  sound: boolean;
  desktop: boolean;
  /** Customers and their words may be shown. */
  content: boolean;
  /** The sound comes again while something is unread. */
  repeat: boolean;
}

/** How the agent wants to be told; without notifications in no way. */
export const selectNoticeWishes = createSelector(
  [({ config }: RootState) => config.configuration],
  (kept): NoticeWishes => {
    const isOn = kept?.notifications === true;
    return {
      sound: isOn && kept.notificationSound,
      desktop: isOn && kept.notificationDesktop,
      content: isOn && kept.notificationContent,
      repeat: isOn && kept.notificationSound && kept.notificationRepeat,
    };
  },
);

/** How many conversations have something unread. */
export const selectUnreadConversations = createSelector(
  [({ conversations }: RootState) => conversations.byId],
  sumOfBuckets(({ conversation }) => (conversation.unread > 0 ? 1 : 0)),
);

/** Whether the agent has this conversation before their eyes. */
export function selectIsSeen({ app, conversations }: RootState, conversationId: string): boolean {
  const { panesShown, selectedId } = conversations;
  return app.visible && panesShown !== false && selectedId === conversationId;
}
