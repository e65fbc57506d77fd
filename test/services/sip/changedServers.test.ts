import { createPeerMedia } from '../../../src/services/sip/media/peerMedia';

const given = jest.fn();

/** What a browser's connection needs for one offer. */
class Peer extends EventTarget {
  readonly signalingState = 'stable';
  readonly iceGatheringState = 'complete';
  readonly currentRemoteDescription = null;
  localDescription: RTCSessionDescriptionInit | null = null;

  getTransceivers(): RTCRtpTransceiver[] {
    return [];
  }

  addTransceiver(): void {}

  createOffer(): Promise<RTCSessionDescriptionInit> {
    return Promise.resolve({ type: 'offer', sdp: 'own\r\na=candidate:1 1 udp 1 a 1 typ host' });
  }

  setLocalDescription(description: RTCSessionDescriptionInit): Promise<void> {
    this.localDescription = description;
    return Promise.resolve();
  }
}

class YoungPeer extends Peer {
  readonly setConfiguration = given;
}

afterEach(() => {
  given.mockClear();
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
});

/** Offers after the centre named another server than at the beginning. */
function offerAfterwards(connection: typeof Peer): Promise<string> {
  Object.assign(globalThis, { RTCPeerConnection: connection });
  let urls = 'stun:one.example';
  const setups = new Map<string, RTCConfiguration>();
  const setup = () => {
    if (!setups.has(urls)) setups.set(urls, { iceServers: [{ urls }] });
    return setups.get(urls);
  };
  const network = { setup, ready: () => null, served: () => undefined } as never;
  const media = createPeerMedia({ network, stripsG722: false, keepsKeys: false });
  urls = 'stun:two.example';
  return media.offer({ held: false, restartIce: false });
}

it('a call takes the servers that the centre names by then', async () => {
  expect(await offerAfterwards(YoungPeer)).toContain('own');
  expect(given).toHaveBeenCalledWith(expect.objectContaining({ iceServers: [{ urls: 'stun:two.example' }] }));
});

it('a call leaves with those of its beginning where the browser takes no others (Firefox before 119)', async () => {
  expect(await offerAfterwards(Peer)).toContain('own');
  expect(given).not.toHaveBeenCalled();
});
