import { watchRecording } from '../../../src/sagas/messages/recording';
import { selectMessages } from '../../../src/store/messages/selectors';
import { discardRequested, retryRequested } from '../../../src/store/outbox/actions';
import * as recording from '../../../src/store/recording/actions';
import { selectRecording } from '../../../src/store/recording/selectors';
import { startFiles, type FileBench } from '../../support/fileBench';

let bench: FileBench;
beforeEach(async () => {
  bench = await startFiles();
  bench.h.run(watchRecording);
});
afterEach(() => bench.h.end());

const voices = () =>
  selectMessages(bench.h.state(), '1001').flatMap(({ attachments }) =>
    attachments.map(({ fileName, mimeType, bytes }) => ({ fileName, mimeType, bytes })),
  );

describe('a recording whose page goes', () => {
  const keptItems = () => [...bench.disk.outbox.values()].map(({ item }) => item);

  /** What the next page of this browser finds. */
  async function reload(): Promise<void> {
    const { disk } = bench;
    await bench.h.end();
    bench = await startFiles({ disk });
    bench.h.run(watchRecording);
    await bench.h.settle();
  }

  async function speak(): Promise<void> {
    bench.h.dispatch(recording.startRequested({ conversationId: '1001' }));
    await bench.h.settle();
    await bench.h.pass(2_000);
    bench.h.services.recorder.parts.bytes = 5;
    await bench.h.pass(2_000);
  }

  it('is kept as far as it came, and offered by the next one, which sends nothing by itself', async () => {
    await speak();
    expect(keptItems()).toMatchObject([
      { state: 'failed', file: { bytes: 5, mimeType: 'audio/mpeg' }, target: { conversationId: '1001' } },
    ]);
    expect(bench.unsent()).toEqual({});
    await reload();
    expect(bench.item()).toMatchObject({ state: 'failed', failure: { code: 'recordingCut' } });
    expect(voices()).toEqual([]);
    bench.h.dispatch(retryRequested({ clientMsgId: bench.item().clientMsgId }));
    await bench.h.settle();
    expect(voices()).toEqual([
      { fileName: expect.stringMatching(/^.+\.mpeg$/u) as string, mimeType: 'audio/mpeg', bytes: 5 },
    ]);
    expect([bench.disk.outbox.size, bench.disk.files.size]).toEqual([0, 0]);
  });

  it('and was thrown away by the agent leaves nothing', async () => {
    await speak();
    await reload();
    bench.h.dispatch(discardRequested({ clientMsgId: bench.item().clientMsgId }));
    await bench.h.settle();
    expect([bench.disk.outbox.size, bench.disk.files.size]).toEqual([0, 0]);
  });

  it.each([
    ['was sent', recording.stopRequested()],
    ['was cancelled', recording.cancelRequested()],
  ])('after it %s is not offered', async (_how, ending) => {
    await speak();
    bench.h.dispatch(ending);
    await bench.h.settle();
    expect([bench.disk.outbox.size, bench.disk.files.size]).toEqual([0, 0]);
    await reload();
    expect(bench.unsent()).toEqual({});
  });

  it('while it waits in the outbox is one message', async () => {
    await speak();
    bench.goOffline();
    bench.h.dispatch(recording.stopRequested());
    await bench.h.settle();
    expect(keptItems()).toMatchObject([{ state: 'queued', file: { bytes: 3 } }]);
    expect(bench.disk.files.size).toBe(1);
  });

  it('goes on where the disk takes nothing', async () => {
    bench.disk.forbidden = true;
    await speak();
    expect(selectRecording(bench.h.state())?.phase).toBe('running');
    bench.disk.forbidden = false;
    bench.h.dispatch(recording.stopRequested());
    await bench.h.settle();
    expect(voices()).toHaveLength(1);
  });
});
