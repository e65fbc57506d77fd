/** @jest-environment node */
import { RTCPeerConnection, StunProtocol, type RTCSessionDescription } from 'werift';
import { connects } from '../../sandbox/exchange/endpoints/connects';
import { tolerateRepeats } from '../../sandbox/exchange/endpoints/handshake';

const WITHIN_MS = 20_000;

// A machine may be busy.
jest.setTimeout(60_000);

/** The first byte of a DTLS record (RFC 7983). */
const isDtls = (data: Buffer): boolean => data.readUInt8(0) >= 20 && data.readUInt8(0) <= 63;

const connections: RTCPeerConnection[] = [];

function connection(): RTCPeerConnection {
  const pc = new RTCPeerConnection({
    iceServers: [],
    iceAdditionalHostAddresses: ['127.0.0.1'],
    iceInterfaceAddresses: { udp4: '127.0.0.1' },
    iceUseIpv6: false,
  });
  connections.push(pc);
  pc.addTransceiver('audio');
  for (const transport of pc.iceTransports) delete transport.connection.stunServer;
  return pc;
}

/** What it says in a handshake is said twice, as by one that answered a question and its repetition. */
function saysTwice(pc: RTCPeerConnection): void {
  for (const { connection: ice } of pc.iceTransports) {
    const protocols: unknown = Reflect.get(ice, 'protocols');
    for (const protocol of Array.isArray(protocols) ? protocols : []) {
      if (!(protocol instanceof StunProtocol)) continue;
      const { send } = protocol.transport;
      protocol.transport.send = async (data, to) => {
        await send(data, to);
        if (isDtls(data)) await send(data, to);
      };
    }
  }
}

afterEach(async () => {
  for (const pc of connections.splice(0)) await pc.close();
});

function described({ localDescription }: RTCPeerConnection): RTCSessionDescription {
  if (localDescription === null) throw new Error('Nothing is described');
  return localDescription;
}

test('a handshake in which everything is said twice ends well', async () => {
  const caller = connection();
  const called = connection();
  [caller, called].forEach(tolerateRepeats);
  await caller.setLocalDescription(await caller.createOffer());
  await called.setRemoteDescription(described(caller));
  await called.setLocalDescription(await called.createAnswer());
  [caller, called].forEach(saysTwice);
  await caller.setRemoteDescription(described(called));
  expect(await Promise.all([caller, called].map((pc) => connects(pc, WITHIN_MS)))).toEqual([true, true]);
});
