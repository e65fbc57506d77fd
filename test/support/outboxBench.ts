import type { UnknownAction } from '@reduxjs/toolkit';
import { keepOutbox } from '../../src/sagas/outbox/watchOutbox';
import { attemptStarted, lost, opened, authenticated } from '../../src/store/connection/actions';
import { openRequested } from '../../src/store/conversations/actions';
import { sendRequested } from '../../src/store/messages/actions';
import { selectMessages } from '../../src/store/messages/selectors';
import type { OutboxItem } from '../../src/store/outbox/types';
import { sampleConversation } from './samples';
import { atWork, inSync } from './sagaFixtures';
import { createSagaHarness, type HarnessOptions, type SagaHarness } from './sagaHarness';
import { sampleHandshake } from './sagaSamples';

/** The outbox at work, and how the tests of it look at it. */
export interface OutboxBench {
  h: SagaHarness;
  send(text: string, conversationId?: string): void;
  /** The texts that went to the server, in order, resends included. */
  sent(): string[];
  /** The items that went to the server, in order. */
  sentItems(): OutboxItem[];
  /** The unsent items by text: `queued`, `sending`, `failed`. */
  unsent(): Record<string, string>;
  /** The texts of a conversation's messages. */
  messages(conversationId?: string): string[];
  /** The texts on disk. */
  stored(): string[];
  /** The connection goes, and comes back. */
  goOffline(): void;
  goOnline(): void;
}

/** Six conversations of the sample agent, `1001` to `1006`; the first is on screen. */
export function manyConversations(): UnknownAction[] {
  const ids = ['1001', '1002', '1003', '1004', '1005', '1006'];
  return [
    ...atWork(),
    ...inSync(...ids.map((id) => sampleConversation({ id }))),
    openRequested({ conversationId: '1001' }),
  ];
}

/** Looks at an outbox that runs in a harness. */
export function outboxBench(h: SagaHarness): OutboxBench {
  const sentItems = () => h.services.commands.sendMessage.calls.map(([, item]) => item);
  return {
    h,
    send: (text, conversationId = '1001') => h.dispatch(sendRequested({ conversationId, text })),
    sent: () => sentItems().map(({ text }) => text),
    sentItems,
    unsent: () =>
      Object.fromEntries(Object.values(h.state().outbox.items).map(({ text, state }) => [text, state])),
    messages: (conversationId = '1001') => selectMessages(h.state(), conversationId).map(({ text }) => text),
    stored: () => [...h.services.disk.outbox.values()].map(({ item }) => item.text),
    goOffline: () => h.dispatch(lost({ cause: 'transport close' })),
    goOnline() {
      h.dispatch(attemptStarted({ attempt: 1 }));
      h.dispatch(opened({ socketId: 's2' }));
      h.dispatch(authenticated(sampleHandshake({ replay: 'nothing' })));
    },
  };
}

/** Runs an outbox over the sample agent's six conversations. */
export async function startOutbox(options: HarnessOptions = {}): Promise<OutboxBench> {
  const h = createSagaHarness({ facts: manyConversations, ...options });
  h.run(keepOutbox);
  await h.settle();
  h.forget();
  return outboxBench(h);
}
