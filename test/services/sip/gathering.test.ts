import { gathered, type GatheringOptions } from '../../../src/services/sip/media/gathering';

const HOST = 'candidate:1 1 udp 2122260223 192.168.0.5 44484 typ host';
const NAMED = 'candidate:1 1 UDP 2122260223 0f8e.local 44484 typ host';
const TCP = 'candidate:2 1 tcp 1518280447 192.168.0.5 9 typ host tcptype active';
const REFLEXIVE = 'candidate:3 1 udp 1686052607 203.0.113.9 44484 typ srflx raddr 0.0.0.0 rport 0';
const RELAY = 'candidate:4 1 udp 41885439 198.51.100.7 49160 typ relay raddr 0.0.0.0 rport 0';

/** A peer connection that gathers what a test lets it. */
class FakePeer extends EventTarget {
  iceGatheringState: RTCIceGatheringState = 'gathering';
  localDescription = { sdp: 'v=0\r\n' };

  configuration: RTCConfiguration = { iceCandidatePoolSize: 1 };

  readonly getConfiguration = (): RTCConfiguration => this.configuration;

  readonly find = (candidate: string | null): void => {
    if (candidate !== null) this.localDescription.sdp += `a=${candidate}\r\n`;
    const event = Object.assign(new Event('icecandidate'), {
      candidate: candidate === null ? null : { candidate },
    });
    this.dispatchEvent(event);
  };

  readonly complete = (): void => {
    this.iceGatheringState = 'complete';
    this.dispatchEvent(new Event('icegatheringstatechange'));
  };
}

let peer: FakePeer;
/** Whether the last description has what was awaited, or the browser had no more. */
let served: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  peer = new FakePeer();
});

afterEach(() => jest.useRealTimers());

/** After how many ms the description is ready, when this happens at these times (ms). */
async function readyAfter(
  options: Partial<GatheringOptions>,
  events: [number, () => void][] = [],
): Promise<number> {
  const began = Date.now();
  let ready = -1;
  const usual: GatheringOptions = { awaits: 'host', isDemanded: false, isFresh: true, isWarm: false };
  void gathered(peer as unknown as RTCPeerConnection, { ...usual, ...options }).then((isServed) => {
    ready = Date.now() - began;
    served = isServed;
  });
  for (const [at, happen] of events) setTimeout(happen, at);
  await jest.advanceTimersByTimeAsync(options.isDemanded === true ? 6000 : 1000);
  expect(jest.getTimerCount()).toBe(0);
  return ready;
}

test('waits 20 ms for other interfaces after the first address', async () => {
  expect(
    await readyAfter({}, [
      [5, () => peer.find(HOST)],
      [12, () => peer.find(HOST)],
    ]),
  ).toBe(25);
});

test('waits 2 ms when they were found before', async () => {
  expect(
    await readyAfter({ isWarm: true }, [
      [5, () => peer.find(HOST)],
      [6, () => peer.find(HOST)],
    ]),
  ).toBe(7);
});

test('waits 20 ms all the same in a browser that looks for none before', async () => {
  peer.configuration = {};
  expect(
    await readyAfter({ isWarm: true }, [
      [5, () => peer.find(HOST)],
      [12, () => peer.find(HOST)],
    ]),
  ).toBe(25);
});

test('takes a name for an address', async () => {
  expect(await readyAfter({}, [[5, () => peer.find(NAMED)]])).toBe(25);
});

test('does not wait for what nobody uses', async () => {
  expect(
    await readyAfter({}, [
      [5, () => peer.find(TCP)],
      [130, () => peer.find(null)],
    ]),
  ).toBe(130);
});

test('is ready when the browser has no more', async () => {
  expect(
    await readyAfter({}, [
      [3, () => peer.find(HOST)],
      [8, () => peer.complete()],
    ]),
  ).toBe(8);
  expect(await readyAfter({})).toBe(0);
});

test('waits no longer than 500 ms', async () => {
  expect(await readyAfter({})).toBe(500);
});

test('waits for a STUN server that is set up, but no longer than 500 ms', async () => {
  const asked = { awaits: 'srflx' } as const;
  expect(
    await readyAfter(asked, [
      [5, () => peer.find(HOST)],
      [80, () => peer.find(REFLEXIVE)],
    ]),
  ).toBe(100);
  peer = new FakePeer();
  expect(await readyAfter(asked, [[5, () => peer.find(HOST)]])).toBe(500);
});

test('waits for the relay of a TURN server, not for what another server sees', async () => {
  const asked = { awaits: 'relay' } as const;
  expect(
    await readyAfter(asked, [
      [5, () => peer.find(HOST)],
      [60, () => peer.find(REFLEXIVE)],
      [140, () => peer.find(RELAY)],
    ]),
  ).toBe(160);
  expect(served).toBe(true);
  peer = new FakePeer();
  expect(await readyAfter(asked, [[60, () => peer.find(REFLEXIVE)]])).toBe(500);
  expect(served).toBe(false);
});

test('waits for a relay for 5 s where there is no call without one', async () => {
  const asked = { awaits: 'relay', isDemanded: true } as const;
  expect(await readyAfter(asked, [[3000, () => peer.find(RELAY)]])).toBe(3020);
  peer = new FakePeer();
  expect(await readyAfter(asked)).toBe(5000);
  expect(served).toBe(false);
});

test('does not wait for a description whose addresses are known', async () => {
  peer.localDescription.sdp += `a=${HOST}\r\n`;
  expect(await readyAfter({ isFresh: false })).toBe(0);
  expect(await readyAfter({})).toBe(20);
});
