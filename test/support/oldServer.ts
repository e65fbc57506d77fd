import { keepOutbox } from '../../src/sagas/outbox/watchOutbox';
import type { Message } from '../../src/store/messages/types';
import { retryRequested } from '../../src/store/outbox/actions';
import type { OutboxItem } from '../../src/store/outbox/types';
import { timeout } from './fakes/fakeCommands';
import { createFakeDisk, type FakeDisk } from './fakes/fakeStorage';
import { outboxBench, type OutboxBench } from './outboxBench';
import { sampleConversation, sampleMessage } from './samples';
import { connectedToOldServer, inSync, signedIn } from './sagaFixtures';
import { createSagaHarness } from './sagaHarness';

/** A server that acknowledges nothing and keeps no id of the console's, and an outbox at it. */
export interface OldServer {
  readonly bench: OutboxBench;
  /** What the server has, in its order. */
  stored: Message[];
  /** How far its clock is ahead, ms. */
  ahead: number;
  /** Whether it stores what comes; one that does not loses it without a word. */
  takes: boolean;
  nextId: () => string;
  /** The server stores a message, of the sample agent's unless the fields say otherwise. */
  store(text: string, fields?: Partial<Message>): void;
  start(disk?: FakeDisk): Promise<void>;
  /** The page goes and comes back over the same disk. */
  reload(): Promise<void>;
  /** What is unsent, in order. */
  items(): OutboxItem[];
  /** Why each of them failed. */
  codes(): (string | undefined)[];
  /** The agent presses “try again”, and the time of an answer passes. */
  retry(index?: number): Promise<void>;
}

/** A server with an empty conversation 1001; nothing runs before `start`. */
export function createOldServer(): OldServer {
  let current: OutboxBench | null = null;
  const server: OldServer = {
    get bench() {
      if (current === null) throw new Error('The outbox was not started');
      return current;
    },
    stored: [],
    ahead: 0,
    takes: true,
    nextId: () => String(50 + server.stored.length),
    store(text, fields = {}) {
      const sentAt = new Date(Date.now() + server.ahead).toISOString();
      const own = { direction: 'agent', agent: 'Ana Lima' } as const;
      server.stored.push(sampleMessage({ id: server.nextId(), text, sentAt, ...own, ...fields }));
    },
    async start(disk = createFakeDisk()) {
      const h = createSagaHarness({
        facts: () => [...signedIn(), ...connectedToOldServer(), ...inSync(sampleConversation())],
        disk,
      });
      current = outboxBench(h);
      h.services.conversationApi.messages.always(() => [...server.stored]);
      h.services.commands.sendMessage.always((_who, item) => {
        if (server.takes) server.store(item.text);
        return timeout();
      });
      h.run(keepOutbox);
      await h.settle();
    },
    async reload() {
      const { disk } = server.bench.h.services;
      await server.bench.h.end();
      await server.start(disk);
    },
    items: () => Object.values(server.bench.h.state().outbox.items).sort((a, b) => a.order - b.order),
    codes: () => server.items().map(({ failure }) => failure?.code),
    async retry(index = 0) {
      const { clientMsgId } = server.items()[index] ?? { clientMsgId: '' };
      server.bench.h.dispatch(retryRequested({ clientMsgId }));
      await server.bench.h.pass(11_000);
    },
  };
  return server;
}
