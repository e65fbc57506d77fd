import { createPeerMedia } from '../../../src/services/sip/media/peerMedia';

/** What a browser did with descriptions, by type and text. */
let taken: string[];
let knowsProvisional: boolean;

/** A connection whose offer is out. */
class Peer extends EventTarget {
  signalingState = 'have-local-offer';

  setRemoteDescription({ type, sdp }: RTCSessionDescriptionInit): Promise<void> {
    if (type === 'pranswer' && !knowsProvisional) {
      return Promise.reject(new DOMException('not yet implemented', 'NotSupportedError'));
    }
    if (this.signalingState === 'stable') return Promise.reject(new Error('stable'));
    this.signalingState = type === 'answer' ? 'stable' : 'have-remote-pranswer';
    taken.push(`${type} ${sdp ?? ''}`);
    return Promise.resolve();
  }

  createOffer(): Promise<RTCSessionDescriptionInit> {
    return Promise.resolve({ type: 'offer', sdp: 'offer' });
  }

  setLocalDescription(): Promise<void> {
    this.signalingState = 'have-local-offer';
    return Promise.resolve();
  }

  close(): void {
    this.signalingState = 'closed';
  }
}

beforeEach(() => {
  taken = [];
  Object.assign(globalThis, { RTCPeerConnection: Peer });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
});

const party = (name: string) => `v=0\r\na=ice-ufrag:${name}\r\na=fingerprint:sha-256 ${name}\r\n`;

function heardEarly(knows: boolean) {
  knowsProvisional = knows;
  const media = createPeerMedia({
    network: { setup: () => ({}), ready: () => null, served: () => undefined } as never,
    stripsG722: false,
    keepsKeys: false,
  });
  return { media, early: media.applyAnswer(party('A'), true) };
}

describe('who is heard before the answer', () => {
  it('is heard provisionally, and for good with the answer', async () => {
    const { media, early } = heardEarly(true);
    await early;
    expect(media.isNegotiating()).toBe(true);
    await media.applyAnswer(party('A'));
    expect(taken).toEqual([`pranswer ${party('A')}`, `answer ${party('A')}`]);
    expect(media.isNegotiating()).toBe(false);
  });

  it('is heard too where the browser knows nothing provisional, and the answer says nothing new', async () => {
    const { media, early } = heardEarly(false);
    await early;
    expect(media.isNegotiating()).toBe(true);
    expect(media.isOfAnother(party('A'))).toBe(false);
    expect(media.isOfAnother(party('B'))).toBe(true);
    await media.applyAnswer(party('A'));
    expect(taken).toEqual([`answer ${party('A')}`]);
    expect(media.isNegotiating()).toBe(false);
  });

  it('may answer otherwise than it was heard, also where the browser took the first as final', async () => {
    const otherwise = `${party('A')}m=audio 9 RTP/SAVPF 0\r\na=sendrecv\r\n`;
    const { media, early } = heardEarly(false);
    await early;
    expect(media.isOfAnother(otherwise)).toBe(false);
    await media.applyAnswer(otherwise);
    expect(taken).toEqual([`answer ${party('A')}`, `answer ${otherwise}`]);
    expect(media.isNegotiating()).toBe(false);
  });

  it('may answer before the browser has said that it knows nothing provisional', async () => {
    const { media, early } = heardEarly(false);
    await Promise.all([early, media.applyAnswer(party('A'))]);
    expect(taken).toEqual([`answer ${party('A')}`]);
  });
});
