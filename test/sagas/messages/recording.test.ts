import { watchRecording } from '../../../src/sagas/messages/recording';
import type { VoiceCapture } from '../../../src/services/media/voiceCapture';
import { saveRequested } from '../../../src/store/devices/actions';
import { selectIsMeterLost } from '../../../src/store/devices/selectors';
import { openRequested, removed } from '../../../src/store/conversations/actions';
import { quoteRequested } from '../../../src/store/drafts/actions';
import { selectDraftQuote } from '../../../src/store/drafts/selectors';
import { selectMessages } from '../../../src/store/messages/selectors';
import * as recording from '../../../src/store/recording/actions';
import { selectRecording, selectRecordingFailure } from '../../../src/store/recording/selectors';
import { deferred, fails } from '../../support/fakes/scripted';
import { startFiles, type FileBench } from '../../support/fileBench';
import { manyConversations } from '../../support/outboxBench';
import { connected } from '../../support/sagaFixtures';
import { sampleQuote } from '../../support/samples';

let bench: FileBench;
beforeEach(async () => {
  bench = await startFiles();
  bench.h.run(watchRecording);
});
afterEach(() => bench.h.end());

const start = (conversationId = '1001') => bench.h.dispatch(recording.startRequested({ conversationId }));

const voices = (id = '1001') =>
  selectMessages(bench.h.state(), id).flatMap(({ attachments }) =>
    attachments.map(({ fileName, mimeType, bytes }) => ({ fileName, mimeType, bytes })),
  );

describe('a voice message', () => {
  it('is recorded, sent as MPEG audio under a random name, and the microphone is let go', async () => {
    const { h } = bench;
    start();
    await h.settle();
    expect(selectRecording(h.state())).toMatchObject({ conversationId: '1001', phase: 'running' });
    expect(h.services.level.read()).toBe(0.5);
    await h.pass(4_000);
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect(voices()).toEqual([
      { fileName: expect.stringMatching(/^.+\.mpeg$/u) as string, mimeType: 'audio/mpeg', bytes: 3 },
    ]);
    expect(selectRecording(h.state())).toBeNull();
    expect(h.services.recorder.done).toEqual(['finish', 'close']);
    expect(h.services.level.read()).toBe(0);
  });

  it('goes where it was begun, whatever is opened meanwhile; a second one does not begin', async () => {
    const { h } = bench;
    start('1001');
    await h.settle();
    h.dispatch(openRequested({ conversationId: '1002' }));
    start('1002');
    await h.settle();
    expect(h.services.recorder.start.calls).toHaveLength(1);
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect([voices('1001').length, voices('1002').length]).toEqual([1, 0]);
  });

  it('is sent once, however often that is asked', async () => {
    const { h } = bench;
    start();
    await h.settle();
    h.dispatch(recording.stopRequested());
    h.dispatch(recording.stopRequested());
    await h.settle();
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect(voices()).toHaveLength(1);
    expect(h.services.uploads.sendChunk.calls).toHaveLength(1);
  });

  it('is the answer to the message that the agent chose to answer', async () => {
    const { h } = bench;
    const quoted = sampleQuote();
    h.dispatch(quoteRequested({ conversationId: '1001', quoted }));
    start();
    await h.settle();
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect(h.services.uploads.sendChunk.calls.map(([_who, _reqId, item]) => item)).toMatchObject([
      { quoted },
    ]);
    expect(selectDraftQuote(h.state(), '1001')).toBeNull();
  });

  it('keeps its place among texts', async () => {
    const { h } = bench;
    start();
    await h.settle();
    bench.send('antes');
    h.dispatch(recording.stopRequested());
    await h.settle();
    bench.send('depois');
    await h.settle();
    expect(selectMessages(h.state(), '1001').map(({ text }) => text)).toHaveLength(3);
    const orders = h
      .payloads({ type: 'outbox/queued' })
      .map((payload) => (payload as { item: { text: string } }).item.text);
    expect(orders).toEqual(['antes', '', 'depois']);
  });

  it('is recorded with the device that the agent chose', async () => {
    bench.h.dispatch(saveRequested({ input: 'mic-2', output: 'out-1', ring: 'out-1' }));
    start();
    await bench.h.settle();
    expect(bench.h.services.recorder.start.calls[0]?.[0]).toBe('mic-2');
  });

  it('for a conversation that left meanwhile is kept, failed, as any file is', async () => {
    const { h } = bench;
    start();
    await h.settle();
    h.dispatch(removed({ conversationId: '1001', reason: 'transferred', to: 'Bia' }));
    h.services.conversationApi.one.always(() => null);
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect(bench.item()).toMatchObject({ state: 'failed', file: { mimeType: 'audio/mpeg' } });
    expect(bench.disk.files.size).toBe(1);
  });
});

describe('a recording that is cancelled', () => {
  it('is gone, and so is the microphone', async () => {
    const { h } = bench;
    start();
    await h.settle();
    h.dispatch(recording.cancelRequested());
    await h.settle();
    expect(h.services.recorder.done).toEqual(['close']);
    expect(bench.unsent()).toEqual({});
    start();
    await h.settle();
    expect(selectRecording(h.state())?.phase).toBe('running');
  });

  it('while the microphone opens lets go of it once it is open', async () => {
    const { h } = bench;
    const opening = deferred<VoiceCapture>();
    let closed = 0;
    h.services.recorder.start.next(() => opening.promise);
    start();
    await h.settle();
    h.dispatch(recording.cancelRequested());
    await h.settle();
    const never = () => Promise.reject(new Error('cancelled'));
    opening.resolve({
      level: () => 0,
      hasLevel: true,
      rest: () => undefined,
      pause: () => undefined,
      resume: () => undefined,
      soFar: never,
      finish: never,
      close: () => void (closed += 1),
    });
    await h.settle();
    expect(closed).toBe(1);
    expect(h.types('recording')).toEqual(['recording/startRequested', 'recording/cancelRequested']);
  });
});

describe('a recording that is interrupted', () => {
  it('because the microphone ended waits for the agent, who sends what there is', async () => {
    const { h } = bench;
    start();
    await h.settle();
    h.services.recorder.lose();
    await h.settle();
    expect(selectRecording(h.state())?.interrupted?.reason).toBe('microphone');
    expect(h.services.recorder.done).toEqual(['rest']);
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect(voices()).toHaveLength(1);
  });

  it('because the server takes no longer one', async () => {
    const limits = {
      maxFileBytes: 80_000,
      blockedTypes: [],
      maxTextByQueueType: {},
      requestIdLifetimeMs: 1,
    };
    await bench.h.end();
    bench = await startFiles({ facts: () => [...manyConversations(), ...connected({ limits })] });
    bench.h.run(watchRecording);
    start();
    await bench.h.pass(8_900);
    expect(selectRecording(bench.h.state())?.interrupted).toBeNull();
    await bench.h.pass(200);
    expect(selectRecording(bench.h.state())?.interrupted?.reason).toBe('limit');
  });
});

describe('a browser that lets no sound run', () => {
  it('records without a meter, and says so until one is there again', async () => {
    const { h } = bench;
    const { start: script, done } = h.services.recorder;
    const capture = await script(null, () => undefined);
    script.next(() => ({ ...capture, hasLevel: false }));
    start();
    await h.settle();
    expect(selectRecording(h.state())?.phase).toBe('running');
    expect(selectIsMeterLost(h.state())).toBe(true);
    h.dispatch(recording.stopRequested());
    await h.settle();
    expect(done).toContain('finish');
    start();
    await h.settle();
    expect(selectIsMeterLost(h.state())).toBe(false);
  });
});

describe('no recording', () => {
  it.each([
    ['microphoneRefused', 'refused'],
    ['microphoneMissing', 'missing'],
    ['microphoneBusy', 'busy'],
    ['soundStill', 'soundStill'],
    ['recorder', 'failed'],
  ])('for %s: %s', async (code, trouble) => {
    bench.h.services.recorder.start.next(fails(code));
    start();
    await bench.h.settle();
    expect(selectRecordingFailure(bench.h.state())).toEqual({ conversationId: '1001', trouble });
    expect(selectRecording(bench.h.state())).toBeNull();
    start();
    await bench.h.settle();
    expect(selectRecording(bench.h.state())?.phase).toBe('running');
  });
});
