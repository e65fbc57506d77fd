import type { UnknownAction } from '@reduxjs/toolkit';
import { call, setContext, type SagaGenerator } from '../../src/sagas/core/effects';
import { runNotifications } from '../../src/sagas/notifications/runNotifications';
import { hidden, shown } from '../../src/store/app/actions';
import { saveRequested } from '../../src/store/config/actions';
import type { Configuration } from '../../src/store/config/types';
import { received } from '../../src/store/messages/actions';
import type { Message } from '../../src/store/messages/types';
import { raised } from '../../src/store/notifications/actions';
import type { Notice } from '../../src/store/notifications/types';
import { createFakeNotifications, type FakeNotifications } from './fakes/fakeNotifications';
import { sampleConversation, sampleMessage } from './samples';
import { connected, inSync, signedIn } from './sagaFixtures';
import { createSagaHarness, type SagaHarness } from './sagaHarness';
import { mark, sampleConfiguration } from './sagaSamples';

/** An agent at work with two conversations, and notices that go to a fake desktop. */
export interface NoticeHarness extends SagaHarness {
  world: FakeNotifications;
  /** A message comes; the next event of the stream. */
  write(conversationId?: string, fields?: Partial<Message>): void;
  /** The next event's number. */
  nextSeq(): number;
  /** The agent looks at the page, or elsewhere. */
  look(isVisible: boolean): void;
  /** Everything that the agent was told of. */
  raised(): Notice[];
}

/** Settings with every kind of notice turned on. */
export function noticeSettings(over: Partial<Configuration> = {}): UnknownAction {
  return saveRequested(
    sampleConfiguration({
      notifications: true,
      notificationSound: true,
      notificationDesktop: true,
      notificationContent: true,
      notificationRepeat: true,
      ...over,
    }),
  );
}

/** The agent is signed in, connected and in sync, with two conversations. */
export function atWork(): UnknownAction[] {
  const conversations = ['1001', '1002'].map((id) => sampleConversation({ id }));
  return [...signedIn(), noticeSettings(), ...connected(), ...inSync(...conversations)];
}

/** What a test may choose of the page. */
interface Page {
  /** What happened before notices were there; unless told an agent is at work. */
  facts?: () => UnknownAction[];
  /** Whether one tab works at a time. */
  canLead?: boolean;
}

/** Runs everything about notices as the page does. */
export async function startNotices({ facts = atWork, canLead = false }: Page = {}): Promise<NoticeHarness> {
  const h = createSagaHarness({ facts });
  h.services.tabs.canLead = canLead;
  const world = createFakeNotifications();
  let seq = 0;
  h.run(function* page(): SagaGenerator<void> {
    yield* setContext({ notificationServices: world });
    yield* call(runNotifications);
  });
  await h.settle();
  return {
    ...h,
    world,
    nextSeq: () => (seq += 1),
    write(conversationId = '1001', fields = {}) {
      seq += 1;
      const message = sampleMessage({ id: `m${String(seq)}`, conversationId, ...fields });
      h.dispatch(received({ message, conversation: null }, mark(seq)));
    },
    look(isVisible) {
      h.services.browser.visible = isVisible;
      h.dispatch(isVisible ? shown() : hidden());
    },
    raised() {
      const payloads = h.payloads(raised) as ReturnType<typeof raised>['payload'][];
      return payloads.flatMap(({ notices }) => notices);
    },
  };
}
