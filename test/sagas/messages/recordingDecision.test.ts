import { watchRecording } from '../../../src/sagas/messages/recording';
import { openRequested } from '../../../src/store/conversations/actions';
import { selectMessages } from '../../../src/store/messages/selectors';
import * as recording from '../../../src/store/recording/actions';
import { selectRecording } from '../../../src/store/recording/selectors';
import { startFiles, type FileBench } from '../../support/fileBench';
import { manyConversations } from '../../support/outboxBench';
import { sampleConversation } from '../../support/samples';
import { connected, connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';

let bench: FileBench;
beforeEach(async () => {
  bench = await startFiles();
  bench.h.run(watchRecording);
});
afterEach(() => bench.h.end());

const start = (conversationId = '1001') => bench.h.dispatch(recording.startRequested({ conversationId }));

const voices = (id = '1001') =>
  selectMessages(bench.h.state(), id).flatMap(({ attachments }) => [...attachments]);

/** What became of the microphone, in order. */
const heard = () => bench.h.services.recorder.done;

describe('a recording that is paused', () => {
  it('hears nothing meanwhile, can be listened to, and goes on; its limit is of what is recorded', async () => {
    const limits = { maxFileBytes: 80_000, blockedTypes: [], maxTextByQueueType: {}, requestIdLifetimeMs: 1 };
    await bench.h.end();
    bench = await startFiles({ facts: () => [...manyConversations(), ...connected({ limits })] });
    const { h } = bench;
    h.run(watchRecording);
    start();
    await h.pass(5_000);
    h.dispatch(recording.pauseRequested());
    await h.pass(60_000);
    expect(heard()).toEqual(['pause']);
    const { previewId = null } = selectRecording(h.state()) ?? {};
    expect(await h.services.handles.fileOf(previewId ?? '')?.text()).toBe('vv');
    h.dispatch(recording.resumeRequested());
    await h.pass(3_900);
    expect(heard()).toEqual(['pause', 'resume']);
    expect(selectRecording(h.state())).toMatchObject({
      interrupted: null,
      pausedMs: 60_000,
      previewId: null,
    });
    await h.pass(200);
    expect(selectRecording(h.state())?.interrupted?.reason).toBe('limit');
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect(voices()).toHaveLength(1);
    expect(h.services.handles.fileOf(previewId ?? '')).toBeUndefined();
  });

  it('is as long as what a server without acknowledgements can be sent: one part', async () => {
    await bench.h.end();
    const facts = () => [
      ...signedIn(),
      ...connectedToOldServer(),
      ...inSync(sampleConversation()),
      openRequested({ conversationId: '1001' }),
    ];
    bench = await startFiles({ facts });
    const { h, uploads } = bench;
    h.run(watchRecording);
    const seconds = uploads.maxChunkBytes / 8_000;
    start();
    await h.pass((seconds - 1.5) * 1_000);
    expect(selectRecording(h.state())?.interrupted).toBeNull();
    await h.pass(1_000);
    expect(selectRecording(h.state())?.interrupted?.reason).toBe('limit');
  });

  it('is sent from its pause, and waits there when the microphone ends', async () => {
    const { h } = bench;
    start();
    await h.settle();
    h.dispatch(recording.pauseRequested());
    h.services.recorder.lose();
    await h.settle();
    expect(selectRecording(h.state())?.interrupted?.reason).toBe('microphone');
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect(heard()).toEqual(['pause', 'rest', 'finish', 'close']);
    expect(voices()).toHaveLength(1);
  });
});

describe('a recording that is thrown away', () => {
  async function discard() {
    const { h } = bench;
    start();
    await h.pass(4_000);
    h.dispatch(recording.discardRequested());
    await h.settle();
  }

  it('is kept some seconds with the microphone closed, then gone', async () => {
    const { h } = bench;
    await discard();
    expect(heard()).toEqual(['rest']);
    expect(bench.disk.files.size).toBe(1);
    await h.pass(7_900);
    expect(selectRecording(h.state())?.phase).toBe('discarded');
    await h.pass(200);
    expect(selectRecording(h.state())).toBeNull();
    expect(heard()).toEqual(['rest', 'close']);
    expect([bench.disk.files.size, bench.unsent()]).toEqual([0, {}]);
  });

  it('comes back as far as it was, to be sent', async () => {
    const { h } = bench;
    await discard();
    h.dispatch(recording.restoreRequested());
    await h.pass(60_000);
    expect(selectRecording(h.state())).toMatchObject({
      phase: 'running',
      interrupted: { reason: 'restored' },
    });
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect(voices()).toHaveLength(1);
  });

  it('gives way at once to another one', async () => {
    const { h } = bench;
    await discard();
    start('1002');
    await h.settle();
    expect(selectRecording(h.state())).toMatchObject({ conversationId: '1002', phase: 'running' });
    expect(heard()).toEqual(['rest', 'close']);
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect([voices('1001').length, voices('1002').length]).toEqual([0, 1]);
  });
});
