import { readMedia, type MediaReading } from '../../../src/services/sip/media/mediaReading';
import { sampleOf, watchMedia } from '../../../src/services/sip/media/stats';

/** A connection with this report. */
const connection = (stats: object[], sdp = '') =>
  ({
    getStats: () => Promise.resolve(new Map(stats.map((stat, index) => [String(index), stat]))),
    currentLocalDescription: { sdp },
    currentRemoteDescription: { sdp },
  }) as unknown as RTCPeerConnection;

const INBOUND = {
  id: 'i',
  type: 'inbound-rtp',
  kind: 'audio',
  packetsReceived: 50,
  packetsLost: 2,
  jitter: 0.01,
  totalSamplesReceived: 24_000,
};

describe('the reading', () => {
  test('takes the sound, not the video, and the round trip of the chosen pair', async () => {
    const reading = await readMedia(
      connection([
        INBOUND,
        { ...INBOUND, id: 'v', kind: 'video', packetsReceived: 9_000 },
        { id: 'o', type: 'outbound-rtp', kind: 'audio', packetsSent: 70 },
        { id: 'm', type: 'media-source', kind: 'audio', totalAudioEnergy: 0.5 },
        { id: 'p1', type: 'candidate-pair', nominated: true, state: 'succeeded', currentRoundTripTime: 0.9 },
        { id: 'p2', type: 'candidate-pair', nominated: true, state: 'succeeded', currentRoundTripTime: 0.2 },
        { id: 't', type: 'transport', selectedCandidatePairId: 'p2' },
        { id: 7, type: null },
      ]),
    );
    expect(reading).toEqual({
      packetsIn: 50,
      lostIn: 2,
      samplesIn: 24_000,
      jitterS: 0.01,
      packetsOut: 70,
      energyOut: 0.5,
      rttS: 0.2,
      mayPause: false,
    });
  });

  test('takes the nominated pair where the transport names none, else 0.05 s', async () => {
    const failed = {
      id: 'a',
      type: 'candidate-pair',
      nominated: true,
      state: 'failed',
      currentRoundTripTime: 3,
    };
    const good = { ...failed, id: 'b', state: 'succeeded', currentRoundTripTime: 0.1 };
    expect((await readMedia(connection([failed, good]))).rttS).toBe(0.1);
    expect(await readMedia(connection([failed]))).toMatchObject({
      rttS: 0.05,
      energyOut: null,
      packetsIn: 0,
      samplesIn: null,
    });
  });

  test.each([
    ['audio/PCMU', 'm=audio 9 RTP/SAVPF 0 13 101\r\n', true],
    ['audio/opus', 'm=audio 9 RTP/SAVPF 111 13\r\n', false],
    ['audio/PCMA', 'm=audio 9 RTP/SAVPF 8 113\r\n', false],
  ])('%s by %j may pause: %p', async (mimeType, sdp, mayPause) => {
    const codec = { id: 'c', type: 'codec', mimeType };
    const pc = connection([{ ...INBOUND, codecId: 'c' }, codec], sdp);
    expect(await readMedia(pc)).toMatchObject({ mayPause });
  });
});

describe('a sample', () => {
  const before: MediaReading = {
    packetsIn: 1_000,
    lostIn: 400,
    samplesIn: null,
    jitterS: 0,
    packetsOut: 0,
    energyOut: null,
    rttS: 0.05,
    mayPause: false,
  };

  test('has the loss of its interval, not of the whole call', () => {
    const after = { ...before, packetsIn: 1_198, lostIn: 402, jitterS: 0.01 };
    expect(sampleOf(before, after)).toEqual({ mos: 4.31, rttMs: 50, jitterMs: 10, lossFraction: 0.01 });
    // A packet that was only late was counted lost before.
    expect(sampleOf(before, { ...before, packetsIn: 1_250, lostIn: 399 })).toMatchObject({ lossFraction: 0 });
  });

  test('is none where nothing came, or another source began', () => {
    expect(sampleOf(before, before)).toBeNull();
    expect(sampleOf(before, { ...before, packetsIn: 3, lostIn: 0 })).toBeNull();
  });
});

test('samples go on where the clock is set back during a call', async () => {
  jest.useFakeTimers();
  let packetsReceived = 0;
  const pc = Object.assign(connection([]), {
    getStats: () =>
      Promise.resolve(new Map([['0', { ...INBOUND, packetsReceived: (packetsReceived += 50) }]])),
    getTransceivers: () => [{ receiver: { track: { kind: 'audio' } }, currentDirection: 'sendrecv' }],
  }) as RTCPeerConnection;
  const told: string[] = [];
  const stop = watchMedia({
    callId: 'call-1',
    media: { pc },
    emit: ({ kind }) => told.push(kind),
    now: () => Date.now(),
  });
  await jest.advanceTimersByTimeAsync(6_000);
  expect(told).toEqual(['measured']);
  jest.setSystemTime(Date.now() - 3 * 3_600_000);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(told.filter((kind) => kind === 'measured').length).toBeGreaterThan(1);
  stop();
  jest.useRealTimers();
});
