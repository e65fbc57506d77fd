import type { Task } from 'redux-saga';
import { keepOutbox } from '../../../src/sagas/outbox/watchOutbox';
import { loggedOut } from '../../../src/store/auth/actions';
import { received } from '../../../src/store/messages/actions';
import { selectMessages } from '../../../src/store/messages/selectors';
import type { Message } from '../../../src/store/messages/types';
import { createTinyServer, type TinyServer } from '../../support/fakes/tinyServer';
import { manyConversations, outboxBench, type OutboxBench } from '../../support/outboxBench';
import { diceOf, type Dice } from '../../support/random';
import { createSagaHarness } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

/** Every run is the same unless OUTBOX_SEED names another beginning. */
const FIRST_SEED = Number(process.env['OUTBOX_SEED'] ?? 1);

const SEEDS = Array.from({ length: 300 }, (_, index) => FIRST_SEED + index);

/** Few enough that no message is tried for longer than its five minutes. */
const FAULTS = 6;

const CONVERSATIONS = ['1001', '1002', '1003'] as const;

/** A console, its server, and what may happen between them. */
interface World {
  bench: OutboxBench;
  server: TinyServer;
  /** What the agent sent, by conversation. */
  written: Map<string, string[]>;
  write(): void;
  reload(): Promise<void>;
  dropForAWhile(): void;
}

function createWorld(dice: Dice): World {
  const h = createSagaHarness({ facts: manyConversations, random: dice.next, checks: false });
  const bench = outboxBench(h);
  const written = new Map<string, string[]>(CONVERSATIONS.map((id) => [id, []]));
  let isOnline = true;
  let seq = 0;
  let texts = 0;

  function dropForAWhile(): void {
    if (!isOnline) return;
    isOnline = false;
    bench.goOffline();
    setTimeout(
      () => {
        isOnline = true;
        bench.goOnline();
      },
      500 + dice.int(8_000),
    );
  }

  function tell(message: Message): void {
    seq += 1;
    if (isOnline) h.dispatch(received({ message, conversation: null }, mark(seq)));
  }

  const server = createTinyServer(dice, FAULTS, dropForAWhile, tell);
  h.services.commands.sendMessage.always((_who, item) =>
    isOnline ? server.receive(item) : { kind: 'disconnected' },
  );
  h.services.conversationApi.messages.always((id) => server.messages(id));
  let page: Task = h.run(keepOutbox);

  return {
    bench,
    server,
    written,
    dropForAWhile,
    write() {
      const conversationId = dice.pick(CONVERSATIONS);
      texts += 1;
      const text = dice.chance(0.3) ? 'ok' : `mensagem ${texts}`;
      written.get(conversationId)?.push(text);
      bench.send(text, conversationId);
    },
    async reload() {
      // What was clicked a moment ago reaches the disk while the page unloads.
      await h.settle();
      page.cancel();
      h.dispatch(loggedOut({ reason: 'session', message: null }));
      for (const fact of manyConversations()) h.dispatch(fact);
      if (!isOnline) bench.goOffline();
      page = h.run(keepOutbox);
    },
  };
}

async function live(world: World, dice: Dice): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    world.write();
    if (dice.chance(0.3)) world.write();
    await world.bench.h.pass(dice.int(3_000));
    if (dice.chance(0.12)) world.dropForAWhile();
    if (dice.chance(0.15)) await world.reload();
  }
  await world.bench.h.pass(5 * 60_000);
}

let world: World | null = null;
afterEach(() => world?.bench.h.end());

describe('whatever the server and the network do', () => {
  it.each(SEEDS)('every message arrives exactly once and in order (seed %i)', async (seed) => {
    const dice = diceOf(seed);
    world = createWorld(dice);
    await live(world, dice);
    const { bench, server, written } = world;
    expect(bench.unsent()).toEqual({});
    expect(bench.stored()).toEqual([]);
    expect(server.overtaken).toEqual([]);
    for (const [conversationId, texts] of written) {
      const atServer = server.messages(conversationId);
      expect(atServer.map(({ text }) => text)).toEqual(texts);
      const onScreen = selectMessages(bench.h.state(), conversationId);
      expect(atServer.filter(({ id }) => onScreen.some((message) => message.id === id))).toEqual(onScreen);
    }
  });
});
