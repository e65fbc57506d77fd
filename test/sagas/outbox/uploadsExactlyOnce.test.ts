import type { Task } from 'redux-saga';
import { keepOutbox } from '../../../src/sagas/outbox/watchOutbox';
import { loggedOut } from '../../../src/store/auth/actions';
import { received } from '../../../src/store/messages/actions';
import { ok } from '../../support/fakes/fakeCommands';
import { bytesOf, fileBench, type FileBench } from '../../support/fileBench';
import { manyConversations, outboxBench } from '../../support/outboxBench';
import { diceOf, type Dice } from '../../support/random';
import { createSagaHarness } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

/** Every run is the same unless OUTBOX_SEED names another beginning. */
const FIRST_SEED = Number(process.env['OUTBOX_SEED'] ?? 1);

const SEEDS = Array.from({ length: 60 }, (_, index) => FIRST_SEED + index);

const KIB = 1024;

/** Few enough that no file is tried for longer than its five minutes. */
const FAULTS = 6;

interface World {
  bench: FileBench;
  sent: { caption: string; bytes: number }[];
  send(): void;
  reload(): Promise<void>;
}

/** Answers later, or never; some parts do not arrive, and of some the answer does not. */
function disturb(bench: FileBench, dice: Dice, drop: () => void): void {
  const { h, uploads } = bench;
  let faults = FAULTS;
  let seq = 0;
  const isLive = () => h.state().connection.status === 'live';
  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  uploads.sendChunk.always(async (_who, _reqId, item, offset, chunk) => {
    const fault = faults > 0 && dice.chance(0.25) ? dice.pick(['drop', 'lost', 'unheard'] as const) : null;
    if (fault !== null) faults -= 1;
    if (!isLive()) return { kind: 'disconnected' };
    const before = uploads.stored.length;
    const data = fault === 'lost' ? null : uploads.receive(item, offset, chunk);
    const isNew = uploads.stored.length > before;
    if (data?.message && isNew && dice.chance(0.5)) {
      seq += 1;
      h.dispatch(received({ message: data.message, conversation: null }, mark(seq)));
    }
    if (fault === 'drop') {
      drop();
      return { kind: 'disconnected' };
    }
    await later(fault === null ? dice.int(800) : 10_000);
    return data === null || fault !== null ? { kind: 'timeout' } : ok(data);
  });
  const { askReceived } = uploads;
  askReceived.always((_who, _reqId, item) =>
    isLive() ? ok(uploads.receive(item, -1, new ArrayBuffer(0))) : { kind: 'disconnected' },
  );
}

function createWorld(dice: Dice): World {
  const h = createSagaHarness({ facts: manyConversations, random: dice.next, checks: false });
  const bench = fileBench(outboxBench(h));
  const sent: World['sent'] = [];
  disturb(bench, dice, () => {
    bench.goOffline();
    setTimeout(() => bench.goOnline(), 500 + dice.int(8_000));
  });
  h.services.conversationApi.messages.always((id) =>
    bench.uploads.stored.filter(({ conversationId }) => conversationId === id),
  );
  let page: Task = h.run(keepOutbox);
  return {
    bench,
    sent,
    send() {
      const caption = `arquivo ${sent.length}`;
      const bytes = dice.int(500) * KIB + dice.int(3);
      sent.push({ caption, bytes });
      bench.sendFile(caption, bytes);
    },
    async reload() {
      await h.settle();
      const wasLive = h.state().connection.status === 'live';
      page.cancel();
      h.dispatch(loggedOut({ reason: 'session', message: null }));
      for (const fact of manyConversations()) h.dispatch(fact);
      if (!wasLive) bench.goOffline();
      page = h.run(keepOutbox);
    },
  };
}

let world: World | null = null;
afterEach(() => world?.bench.h.end());

it.each(SEEDS)('every file arrives whole, exactly once and in order (seed %i)', async (seed) => {
  const dice = diceOf(seed);
  world = createWorld(dice);
  const { bench, sent } = world;
  for (let step = 0; step < 4; step += 1) {
    world.send();
    await bench.h.pass(dice.int(4_000));
    if (dice.chance(0.4)) await world.reload();
  }
  await bench.h.pass(5 * 60_000);
  expect(bench.unsent()).toEqual({});
  expect(bench.uploads.stored.map(({ text }) => text)).toEqual(sent.map(({ caption }) => caption));
  const contents = [...bench.uploads.received.values()];
  for (const [index, { bytes }] of sent.entries()) {
    expect(Buffer.compare(contents[index] ?? Buffer.alloc(1), bytesOf(bytes))).toBe(0);
  }
  expect([bench.disk.files.size, bench.disk.outbox.size]).toEqual([0, 0]);
});
