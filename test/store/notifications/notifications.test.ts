import { hidden, shown } from '../../../src/store/app/actions';
import { loggedOut } from '../../../src/store/auth/actions';
import { saveRequested } from '../../../src/store/config/actions';
import { loaded, openRequested } from '../../../src/store/conversations/actions';
import { received } from '../../../src/store/messages/actions';
import { migrateConfig, PERSIST_VERSION } from '../../../src/store/migrations';
import * as notifications from '../../../src/store/notifications/actions';
import {
  selectIsSeen,
  selectNoticeWishes,
  selectUnreadConversations,
} from '../../../src/store/notifications/selectors';
import { rootReducer } from '../../../src/store/rootReducer';
import { settingsCloseRequested } from '../../../src/store/ui/actions';
import { fold } from '../../support/fold';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { signedIn } from '../../support/sagaFixtures';
import { sampleConfiguration } from '../../support/sagaSamples';

const ON = {
  notifications: true,
  notificationSound: true,
  notificationDesktop: true,
  notificationContent: true,
  notificationRepeat: true,
};

describe('the wishes', () => {
  const wishes = (over: object) =>
    selectNoticeWishes(fold([saveRequested(sampleConfiguration({ ...ON, ...over }))]));

  test.each([
    [{}, { sound: true, desktop: true, content: true, repeat: true }],
    [{ notifications: false }, { sound: false, desktop: false, content: false, repeat: false }],
    [{ notificationSound: false }, { sound: false, desktop: true, content: true, repeat: false }],
    [{ notificationDesktop: false }, { sound: true, desktop: false, content: true, repeat: true }],
  ])('%j', (over, expected) => {
    expect(wishes(over)).toEqual(expected);
  });

  test('are none before the settings were saved', () => {
    expect(selectNoticeWishes(fold([]))).toMatchObject({ sound: false, desktop: false });
  });
});

describe('unread conversations', () => {
  const state = fold([
    loaded({
      conversations: [
        sampleConversation({ id: '1', unread: 4 }),
        sampleConversation({ id: '2', unread: 1 }),
        sampleConversation({ id: '3' }),
      ],
    }),
  ]);

  test('are counted, not their messages', () => {
    expect(selectUnreadConversations(state)).toBe(2);
    const opened = rootReducer(state, openRequested({ conversationId: '1' }));
    expect(selectUnreadConversations(opened)).toBe(1);
    const written = received({ message: sampleMessage({ conversationId: '3' }), conversation: null });
    expect(selectUnreadConversations(rootReducer(opened, written))).toBe(2);
  });

  test('are seen while they are open and the page is visible', () => {
    const opened = rootReducer(state, openRequested({ conversationId: '1' }));
    expect(selectIsSeen(opened, '1')).toBe(true);
    expect(selectIsSeen(opened, '2')).toBe(false);
    const away = rootReducer(opened, hidden());
    expect(selectIsSeen(away, '1')).toBe(false);
    expect(selectIsSeen(rootReducer(away, shown()), '1')).toBe(true);
  });
});

describe('the state', () => {
  test('forgets the question once the browser answered, and keeps a refusal to be asked', () => {
    const due = fold([notifications.missed()]);
    expect(due.notifications.ask).toBe('due');
    const answered = rootReducer(due, notifications.permissionReported({ permission: 'denied' }));
    expect(answered.notifications).toMatchObject({ ask: 'idle', permission: 'denied' });
    const dismissed = rootReducer(due, notifications.askDismissRequested());
    expect(rootReducer(dismissed, notifications.missed()).notifications.ask).toBe('dismissed');
  });

  test('says the same when nothing new was told', () => {
    const locked = fold([notifications.soundLocked()]);
    expect(rootReducer(locked, notifications.soundLocked()).notifications).toBe(locked.notifications);
  });

  test('forgets a trial with the settings', () => {
    const tried = fold([notifications.tested({ sound: 'played', desktop: 'shown' })]);
    expect(tried.notifications.trial).not.toBeNull();
    expect(rootReducer(tried, settingsCloseRequested()).notifications.trial).toBeNull();
    expect(rootReducer(tried, saveRequested(sampleConfiguration())).notifications.trial).toBeNull();
  });

  test('lets go of a session’s news', () => {
    const state = fold([
      ...signedIn(),
      notifications.summarized({ messages: 1, customers: 1 }),
      notifications.tested({ sound: 'played', desktop: 'shown' }),
      loggedOut({ reason: 'agent', message: null }),
    ]);
    expect(state.notifications).toMatchObject({ news: null, trial: null, ask: 'idle' });
  });
});

describe('settings of before there was a choice', () => {
  const { notifications: on, server } = sampleConfiguration();
  const persist = { version: 2, rehydrated: true };

  test('tell in every way', async () => {
    const kept = { configuration: { notifications: on, server }, _persist: persist };
    await expect(migrateConfig(kept, PERSIST_VERSION)).resolves.toMatchObject({
      configuration: {
        notifications: on,
        server,
        notificationDesktop: true,
        notificationContent: true,
        notificationRepeat: true,
      },
    });
  });

  test('stay none where there were none', async () => {
    const kept = { configuration: null, _persist: persist };
    await expect(migrateConfig(kept, PERSIST_VERSION)).resolves.toEqual(kept);
  });
});
