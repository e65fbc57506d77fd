import { createPeerMedia, type PeerMedia } from '../../../src/services/sip/media/peerMedia';

/** Connections that were opened, oldest first. */
let opened: Peer[];
/** Whether offers are refused. */
let isRefusing: boolean;

class Peer extends EventTarget {
  signalingState = 'stable';
  currentRemoteDescription: RTCSessionDescriptionInit | null = null;
  readonly offers: string[] = [];

  constructor() {
    super();
    opened.push(this);
  }

  setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    if (isRefusing) return Promise.reject(new Error('refused'));
    this.currentRemoteDescription = description;
    this.offers.push(description.sdp ?? '');
    return Promise.resolve();
  }

  readonly iceGatheringState = 'complete';
  localDescription: RTCSessionDescriptionInit | null = null;

  setLocalDescription(description: RTCSessionDescriptionInit): Promise<void> {
    this.localDescription = description;
    return Promise.resolve();
  }

  createOffer(): Promise<RTCSessionDescriptionInit> {
    return Promise.resolve({
      type: 'offer',
      sdp: `own ${opened.indexOf(this)}\r\na=candidate:1 1 udp 1 a 1 typ host`,
    });
  }

  addTransceiver(): void {}

  getTransceivers(): RTCRtpTransceiver[] {
    return [];
  }

  close(): void {
    this.signalingState = 'closed';
  }
}

beforeEach(() => {
  opened = [];
  isRefusing = false;
  Object.assign(globalThis, { RTCPeerConnection: Peer });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
});

/** What a device offers. */
const offerOf = (device: string) =>
  `v=0\r\nm=audio 9 RTP/SAVPF 0\r\na=ice-ufrag:${device}\r\na=fingerprint:sha-256 ${device}\r\n`;

async function speakingWith(device: string, keepsKeys: boolean): Promise<PeerMedia> {
  const setup = { iceServers: [] };
  const network = { setup: () => setup, ready: () => null, served: () => undefined } as never;
  const media = createPeerMedia({ network, stripsG722: false, keepsKeys });
  await media.applyOffer(offerOf(device));
  return media;
}

const states = () => opened.map(({ signalingState }) => signalingState);

describe('an offer of another device within a call', () => {
  it('is taken by the same connection where a browser changes keys', async () => {
    const media = await speakingWith('A', false);
    await media.applyOffer(offerOf('B'));
    expect(states()).toEqual(['stable']);
  });

  it('is taken by a new connection where a browser keeps its first keys', async () => {
    const media = await speakingWith('A', true);
    await media.applyOffer(offerOf('B'));
    expect(states()).toEqual(['closed', 'stable']);
    expect(opened[1]?.offers).toEqual([offerOf('B')]);
    expect(media.pc).toBe(opened[1]);
  });

  it('leaves the sound as it was where the browser refuses it', async () => {
    const media = await speakingWith('A', true);
    isRefusing = true;
    await expect(media.applyOffer(offerOf('B'))).rejects.toThrow('refused');
    expect(states()).toEqual(['stable']);
  });
});

describe('an answer of another device within a call', () => {
  async function answeredBy(device: string, keepsKeys: boolean): Promise<[PeerMedia, unheard: jest.Mock]> {
    const media = await speakingWith('A', keepsKeys);
    const unheard = jest.fn();
    media.listen({ changed: jest.fn(), heard: jest.fn(), unheard });
    await media.offer({ held: false, restartIce: false });
    await media.applyAnswer(offerOf(device));
    return [media, unheard];
  }

  it('is told where a browser keeps its first keys, and a new connection makes the next offer', async () => {
    const [media, unheard] = await answeredBy('B', true);
    expect(unheard).toHaveBeenCalledTimes(1);
    expect(await media.offer({ held: false, restartIce: true })).toContain('own 1');
    await media.applyAnswer(offerOf('B'));
    expect(unheard).toHaveBeenCalledTimes(1);
    expect(states()).toEqual(['closed', 'stable']);
  });

  it('is heard where a browser changes keys, as is that of the same device', async () => {
    for (const [device, keepsKeys] of [
      ['B', false],
      ['A', true],
    ] as const) {
      opened = [];
      const [, unheard] = await answeredBy(device, keepsKeys);
      expect(unheard).not.toHaveBeenCalled();
      expect(states()).toEqual(['stable']);
    }
  });
});

test('an offer of the same device stays with its connection', async () => {
  const media = await speakingWith('A', true);
  await media.applyOffer(offerOf('A'));
  expect(states()).toEqual(['stable']);
});
