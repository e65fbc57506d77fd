/** @jest-environment node */
import {
  answerTo,
  directionOf,
  heldByAddress,
  maySend,
  withDirection,
  withLiteAtSession,
} from '../../sandbox/exchange/endpoints/description';
import { createPeer, type Peer } from '../../sandbox/exchange/endpoints/peer';

/** What Firefox 153 offers to hold a call; it says `sendrecv` for the session whatever it says for the sound. */
const FIREFOX_HOLDS = [
  'v=0',
  'o=mozilla...THIS_IS_SDPARTA-99.0 8966626739446517007 1 IN IP4 0.0.0.0',
  's=-',
  't=0 0',
  'a=sendrecv',
  'a=fingerprint:sha-256 4F:DA:E1:E7:9B:11:98:26:2F:91:2A:AF:BF:AD:F4:45:A5:C0:23:7B:FC:17:49:7D:44:F0:A3:6F:6E:17:57:AC',
  'a=group:BUNDLE 0',
  'a=ice-options:trickle',
  'a=msid-semantic:WMS *',
  'm=audio 37843 UDP/TLS/RTP/SAVPF 109 9 0 8 101',
  'c=IN IP4 127.0.0.1',
  'a=candidate:0 1 UDP 2122187007 127.0.0.1 37843 typ host',
  'a=candidate:2 1 TCP 2105458943 127.0.0.1 9 typ host tcptype active',
  'a=sendonly',
  'a=end-of-candidates',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
  'a=extmap:3 urn:ietf:params:rtp-hdrext:sdes:mid',
  'a=extmap-allow-mixed',
  'a=fmtp:109 maxplaybackrate=48000;stereo=1;useinbandfec=1',
  'a=fmtp:101 0-15',
  'a=ice-pwd:3dd1d77ab27c5db2aab246920526f77e',
  'a=ice-ufrag:c53acd60',
  'a=mid:0',
  'a=msid:- {fa1bc3e2-5592-44c4-8aaa-85105fda8caa}',
  'a=rtcp-mux',
  'a=rtpmap:109 opus/48000/2',
  'a=rtpmap:9 G722/8000/1',
  'a=rtpmap:0 PCMU/8000',
  'a=rtpmap:8 PCMA/8000',
  'a=rtpmap:101 telephone-event/8000',
  'a=setup:actpass',
  'a=ssrc:174817109 cname:{1dc5423b-4d66-4e52-ada3-31e01f127de4}',
  '',
].join('\r\n');

/** The lines of the session, and those of the sound. */
function partsOf(sdp: string): string[][] {
  return sdp.split(/^(?=m=audio)/m).map((part) => part.trimEnd().split('\r\n'));
}

const opened: Peer[] = [];

function open(role?: 'centre' | 'device'): Peer {
  const peer = createPeer({ frame: () => undefined, digit: () => undefined }, role);
  opened.push(peer);
  return peer;
}

afterEach(() => {
  opened.splice(0).forEach((peer) => peer.close());
});

test('the direction of the sound counts, that of the session where its section states none (RFC 8866 §6.7)', () => {
  expect(directionOf(FIREFOX_HOLDS)).toBe('sendonly');
  expect(maySend(directionOf(FIREFOX_HOLDS))).toBe(false);
  expect(answerTo(directionOf(FIREFOX_HOLDS), false)).toBe('recvonly');
  const silent = FIREFOX_HOLDS.replace('a=sendonly\r\n', '');
  expect(directionOf(silent)).toBe('sendrecv');
  expect(directionOf(silent.replace('a=sendrecv', 'a=inactive'))).toBe('inactive');
  expect(directionOf(silent.replace('a=sendrecv\r\n', ''))).toBe('sendrecv');
});

test('another section than that of the sound says nothing of it', () => {
  const video = 'm=video 9 UDP/TLS/RTP/SAVPF 120\r\na=inactive\r\n';
  const both = FIREFOX_HOLDS.replace('m=audio', `${video}m=audio`) + video;
  expect(directionOf(both)).toBe('sendonly');
  const resumed = withDirection(both, 'sendrecv');
  expect(directionOf(resumed)).toBe('sendrecv');
  expect(resumed.match(/a=inactive/g)).toHaveLength(2);
});

test('another direction is that of the sound: the session keeps what it says', () => {
  const [session, sound] = partsOf(withDirection(FIREFOX_HOLDS, 'inactive'));
  expect(session).toContain('a=sendrecv');
  expect(sound).toContain('a=inactive');
  expect(sound).not.toContain('a=sendonly');
  const unstated = FIREFOX_HOLDS.replace('a=sendonly\r\n', '');
  expect(directionOf(withDirection(unstated, 'recvonly'))).toBe('recvonly');
});

test('who holds by an address states no direction anywhere', () => {
  expect(heldByAddress(FIREFOX_HOLDS)).not.toMatch(/^a=(?:send|recv|inactive)/m);
});

test('ICE lite is told at the level of the session (RFC 8839 §5.3)', async () => {
  expect(withLiteAtSession(FIREFOX_HOLDS)).toBe(FIREFOX_HOLDS);
  const [session, sound] = partsOf(await open().offer());
  expect(session).toContain('a=ice-lite');
  expect(sound).not.toContain('a=ice-lite');
  expect(await open('device').offer()).not.toContain('a=ice-lite');
});

test('the exchange answers the hold of Firefox as one that it may not speak to', async () => {
  const peer = open();
  const [session, sound] = partsOf(await peer.answer(FIREFOX_HOLDS, false));
  expect(session).toContain('a=ice-lite');
  expect(sound).toContain('a=recvonly');
  expect(peer.theirs()).toBe('sendonly');
});
