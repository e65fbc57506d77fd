import { createRelayProbe } from '../../../src/services/selfCheck/relay';

/** Hands out these addresses, one after the other, and null when there are no more. */
function fakePage(types: readonly string[]) {
  const made: RTCConfiguration[] = [];
  let closed = 0;

  class FakePeer extends EventTarget {
    constructor(configuration: RTCConfiguration) {
      super();
      made.push(configuration);
    }
    addTransceiver(): void {
      // Gathering begins with the description.
    }
    setLocalDescription(): Promise<void> {
      for (const type of [...types, null]) {
        const candidate = type === null ? null : { type };
        this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate }));
      }
      return Promise.resolve();
    }
    close(): void {
      closed += 1;
    }
  }

  const page = { performance, RTCPeerConnection: FakePeer } as unknown as Window & typeof globalThis;
  return { page, made, closed: () => closed };
}

const TURN = { urls: ['turn:relay.exemplo.br', 'stun:relay.exemplo.br'], username: 'u', credential: 'c' };
const STUN = { urls: 'stun:relay.exemplo.br' };

test.each([
  ['TURN that relays', TURN, ['host', 'relay'], 'relay', true],
  ['TURN that does not let us in', TURN, ['host', 'srflx'], 'relay', false],
  ['STUN that answers', STUN, ['host', 'srflx'], 'all', true],
  ['STUN that does not', STUN, ['host'], 'all', false],
])('%s', async (_what, server, types, policy, isReached) => {
  const { page, made, closed } = fakePage(types);
  const probe = createRelayProbe({ page, iceServers: () => [server] });
  const tookMs = await probe.reach(new AbortController().signal);
  expect(tookMs !== null).toBe(isReached);
  expect(made).toEqual([{ iceServers: [server], iceTransportPolicy: policy }]);
  expect(closed()).toBe(1);
});
