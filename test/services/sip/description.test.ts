import {
  audioDirection,
  audioOnly,
  hasCandidates,
  withoutCodec,
  withoutSources,
  withStatedHold,
} from '../../../src/services/sip/media/sdp';

const sdp = (...lines: string[]): string => [...lines, ''].join('\r\n');

const SESSION = ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0'];

const AUDIO = [
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 9 0 101',
  'c=IN IP4 0.0.0.0',
  'a=rtpmap:111 opus/48000/2',
  'a=rtcp-fb:111 transport-cc',
  'a=fmtp:111 minptime=10',
  'a=rtpmap:9 G722/8000',
  'a=rtcp-fb:9 nack',
  'a=rtpmap:0 PCMU/8000',
  'a=rtpmap:101 telephone-event/8000',
];

describe('audioDirection', () => {
  test.each(['sendrecv', 'sendonly', 'recvonly', 'inactive'] as const)('reads %s', (direction) => {
    expect(audioDirection(sdp(...SESSION, ...AUDIO, `a=${direction}`))).toBe(direction);
  });

  test('is both ways when nothing is said, and that of the session when only there', () => {
    expect(audioDirection(sdp(...SESSION, ...AUDIO))).toBe('sendrecv');
    expect(audioDirection(sdp(...SESSION, 'a=sendonly', ...AUDIO))).toBe('sendonly');
    expect(audioDirection(sdp(...SESSION, 'a=inactive', ...AUDIO, 'a=recvonly'))).toBe('recvonly');
    expect(audioDirection('')).toBe('sendrecv');
  });

  test('is that of the sound, not of refused or other media', () => {
    const video = ['m=video 9 UDP/TLS/RTP/SAVPF 96', 'a=inactive'];
    const refused = ['m=audio 0 UDP/TLS/RTP/SAVPF 0', 'a=inactive'];
    expect(audioDirection(sdp(...SESSION, ...video, ...AUDIO, 'a=sendonly'))).toBe('sendonly');
    expect(audioDirection(sdp(...SESSION, ...refused, ...AUDIO, 'a=sendrecv'))).toBe('sendrecv');
  });
});

describe('withStatedHold', () => {
  const at = (port: number, address: string, ...lines: string[]): string[] => [
    `m=audio ${port} UDP/TLS/RTP/SAVPF 0`,
    `c=IN IP4 ${address}`,
    ...lines,
  ];

  test('says the hold of RFC 2543 by a direction', () => {
    const held = sdp(...SESSION, ...at(40000, '0.0.0.0'));
    expect(audioDirection(withStatedHold(held))).toBe('sendonly');
    const stated = sdp(...SESSION, ...at(40000, '0.0.0.0', 'a=sendrecv'));
    expect(withStatedHold(stated)).toBe(sdp(...SESSION, ...at(40000, '0.0.0.0', 'a=sendonly')));
    const ofSession = sdp(...SESSION, 'c=IN IP4 0.0.0.0', 'm=audio 40000 UDP/TLS/RTP/SAVPF 0');
    expect(audioDirection(withStatedHold(ofSession))).toBe('sendonly');
  });

  test.each([
    ['an address that can be sent to', at(40000, '10.0.0.1')],
    ['one that is yet to be found', at(9, '0.0.0.0')],
    ['refused sound', at(0, '0.0.0.0')],
    ['another direction', at(40000, '0.0.0.0', 'a=inactive')],
  ])('leaves %s alone', (_what, audio) => {
    expect(withStatedHold(sdp(...SESSION, ...audio))).toBe(sdp(...SESSION, ...audio));
  });
});

describe('withoutSources', () => {
  test('takes out what names a source, and nothing else', () => {
    const sources = ['a=ssrc-group:FID 1 2', 'a=ssrc:1 cname:x', 'a=ssrc:2 msid:- y'];
    expect(withoutSources(sdp(...SESSION, ...AUDIO, ...sources, 'a=sendrecv'))).toBe(
      sdp(...SESSION, ...AUDIO, 'a=sendrecv'),
    );
    expect(withoutSources(`${sdp(...SESSION, ...AUDIO)}a=ssrc:1 cname:x`)).toBe(sdp(...SESSION, ...AUDIO));
  });
});

describe('withoutCodec', () => {
  test('takes the codec out of the sound, wherever it is named', () => {
    expect(withoutCodec(sdp(...SESSION, ...AUDIO), 'G722')).toBe(
      sdp(
        ...SESSION,
        'm=audio 9 UDP/TLS/RTP/SAVPF 111 0 101',
        'c=IN IP4 0.0.0.0',
        'a=rtpmap:111 opus/48000/2',
        'a=rtcp-fb:111 transport-cc',
        'a=fmtp:111 minptime=10',
        'a=rtpmap:0 PCMU/8000',
        'a=rtpmap:101 telephone-event/8000',
      ),
    );
  });

  test('leaves other media and other codecs alone', () => {
    const other = sdp(...SESSION, ...AUDIO, 'm=video 9 UDP/TLS/RTP/SAVPF 9', 'a=rtpmap:9 G722/8000');
    expect(withoutCodec(other, 'G7')).toBe(other);
    expect(withoutCodec(other, 'G722')).toContain('m=video 9 UDP/TLS/RTP/SAVPF 9\r\na=rtpmap:9 G722/8000');
  });
});

test('hasCandidates', () => {
  expect(hasCandidates(sdp(...SESSION, ...AUDIO))).toBe(false);
  expect(hasCandidates(sdp(...SESSION, ...AUDIO, 'a=candidate:1 1 udp 1 127.0.0.1 9 typ host'))).toBe(true);
});

describe('audioOnly', () => {
  const VIDEO = ['m=video 9 UDP/TLS/RTP/SAVPF 96', 'a=mid:v', 'a=rtpmap:96 VP8/90000'];
  const DATA = ['m=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'a=mid:2'];
  const GROUP = 'a=group:BUNDLE 0 v 2';

  test('refuses what is not sound', () => {
    expect(audioOnly(sdp(...SESSION, GROUP, ...AUDIO, 'a=mid:0', ...VIDEO, ...DATA))).toBe(
      sdp(
        ...SESSION,
        'a=group:BUNDLE 0',
        ...AUDIO,
        'a=mid:0',
        ...['m=video 0 UDP/TLS/RTP/SAVPF 96', 'a=mid:v', 'a=rtpmap:96 VP8/90000'],
        ...['m=application 0 UDP/DTLS/SCTP webrtc-datachannel', 'a=mid:2'],
      ),
    );
  });

  test('takes the first sound that is offered, wherever it stands', () => {
    const offered = sdp(...SESSION, 'm=audio 0 RTP/AVP 0', ...VIDEO, ...AUDIO, 'm=audio 9 RTP/AVP 8');
    expect(audioOnly(offered).match(/^m=\w+ \d+/gm)).toEqual([
      'm=audio 0',
      'm=video 0',
      'm=audio 9',
      'm=audio 0',
    ]);
  });

  test('leaves a call without more alone', () => {
    const plain = sdp(...SESSION, 'a=group:BUNDLE 0', ...AUDIO, 'a=mid:0');
    expect(audioOnly(plain)).toBe(plain);
    expect(audioOnly(sdp(...SESSION, ...AUDIO))).toBe(sdp(...SESSION, ...AUDIO));
  });
});
