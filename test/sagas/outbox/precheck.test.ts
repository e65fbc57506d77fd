import { silence } from '../../support/fakes/scripted';
import { startOutbox, type OutboxBench } from '../../support/outboxBench';

let bench: OutboxBench;
beforeEach(async () => {
  bench = await startOutbox();
});
afterEach(() => bench.h.end());

describe('the read of a conversation before a message goes out', () => {
  it('that nobody answers holds it up for 3 s', async () => {
    bench.h.services.conversationApi.one.always(silence);
    bench.send('um');
    await bench.h.pass(2_900);
    expect(bench.sent()).toEqual([]);
    await bench.h.pass(200);
    expect(bench.messages()).toEqual(['um']);
  });

  it('is spared for 5 s after the server took one, also where nothing waited in between', async () => {
    const { h } = bench;
    const reads = () => h.services.conversationApi.one.calls.map(([id]) => id);
    bench.send('um');
    await h.pass(4_000);
    bench.send('dois');
    bench.send('a outra', '1002');
    await h.pass(5_100);
    expect(reads()).toEqual(['1001', '1002']);
    bench.send('três');
    await h.settle();
    expect(reads()).toEqual(['1001', '1002', '1001']);
    expect(bench.messages()).toEqual(['um', 'dois', 'três']);
  });
});
