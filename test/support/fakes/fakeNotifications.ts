import type { Desktop, DesktopEvent, DesktopNotice } from '../../../src/services/notifications/desktop';
import type { NotificationServices } from '../../../src/services/notifications/notificationServices';
import type { Language } from '../../../src/store/config/types';
import type { DesktopPermission, NoticeAbout, NoticeStyle } from '../../../src/store/notifications/types';

/** A desktop, a chime and other tabs in memory: the test says what the browser answers. */
export interface FakeNotifications extends NotificationServices {
  /** What the browser says now, and what it says when it is asked. */
  allowed: DesktopPermission;
  answer: DesktopPermission;
  /** How often it was asked. */
  asked: number;
  /** Every notice that was ever shown, in order. */
  ever: DesktopNotice[];
  /** The tags on show. */
  tags(): string[];
  /** The devices that the chime was played on. */
  played: (string | null)[];
  sound: 'played' | 'locked' | 'failed';
  probes: number;
  unlocks: number;
  /** Every number that the icon of the installed console got, in order. */
  badges: number[];
  /** Whether another tab speaks. */
  isOtherTabs: boolean;
  /** With which sight of the page this tab stood in line. */
  turns: boolean[];
  /** How often it let the next tab speak. */
  turnsLeft: number;
  /** What was put into words. */
  said: { language: Language; about: NoticeAbout; style: NoticeStyle }[];
  emit(event: DesktopEvent): void;
  lock(isLocked: boolean): void;
}

function fakeDesktop(fake: () => FakeNotifications, listeners: Set<(event: DesktopEvent) => void>) {
  const shown = new Map<string, DesktopNotice>();
  const desktop: Desktop = {
    permission: () => fake().allowed,
    ask() {
      fake().asked += 1;
      if (fake().allowed === 'default') fake().allowed = fake().answer;
      return Promise.resolve(fake().allowed);
    },
    show(notice) {
      if (fake().allowed !== 'granted') return false;
      fake().ever.push(notice);
      shown.set(notice.tag, notice);
      return true;
    },
    shown: () => [...shown.values()],
    close: (tag) => void shown.delete(tag),
    clear: () => {
      shown.clear();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return desktop;
}

/** Notices that the browser shows, with a sound that it plays. */
export function createFakeNotifications(): FakeNotifications {
  const listeners = new Set<(event: DesktopEvent) => void>();
  const locks = new Set<(isLocked: boolean) => void>();
  const fake: FakeNotifications = {
    allowed: 'granted',
    answer: 'granted',
    asked: 0,
    ever: [],
    played: [],
    sound: 'played',
    probes: 0,
    unlocks: 0,
    isOtherTabs: false,
    turns: [],
    turnsLeft: 0,
    badges: [],
    said: [],
    desktop: fakeDesktop(() => fake, listeners),
    chime: {
      play(deviceId) {
        fake.played.push(deviceId);
        return Promise.resolve(fake.sound);
      },
      probe: () => void (fake.probes += 1),
      unlock() {
        fake.unlocks += 1;
        return Promise.resolve();
      },
      subscribe(listener) {
        locks.add(listener);
        return () => void locks.delete(listener);
      },
    },
    turn: {
      take: (isSeen) => void fake.turns.push(isSeen),
      isMine: () => !fake.isOtherTabs,
      leave: () => void (fake.turnsLeft += 1),
    },
    badge: { show: (count) => void fake.badges.push(count) },
    say(language, about, style) {
      fake.said.push({ language, about, style });
      return Promise.resolve({ title: about.kind, body: '' });
    },
    tags: () => fake.desktop.shown().map(({ tag }) => tag),
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    lock(isLocked) {
      for (const listener of [...locks]) listener(isLocked);
    },
  };
  return fake;
}
