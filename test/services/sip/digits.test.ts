import { Inviter, URI } from 'sip.js';
import { SessionDialog } from 'sip.js/lib/core';
import { sendDigit } from '../../../src/services/sip/calls/digits';
import { createScriptedExchange, type ScriptedExchange } from '../../support/sip/scriptedExchange';

/** A connection for which no telephone-event was negotiated. */
const silent = {
  currentLocalDescription: { sdp: 'a=rtpmap:126 telephone-event/8000\r\n' },
  currentRemoteDescription: { sdp: 'a=rtpmap:0 PCMU/8000\r\n' },
  getSenders: () => [],
} as unknown as RTCPeerConnection;

interface Sound {
  /** How often the sender is looked at before its sound runs. */
  looks: number;
  direction?: RTCRtpTransceiverDirection;
  state?: RTCPeerConnectionState;
}

/** A connection with telephone-event, and the tones that were given to it. */
function sounding({ looks, direction = 'sendrecv', state = 'connected' }: Sound) {
  const tones: string[] = [];
  const agreed = { sdp: 'a=rtpmap:126 telephone-event/8000\r\n' };
  let looked = 0;
  const dtmf = {
    toneBuffer: '',
    get canInsertDTMF() {
      looked += 1;
      return looked > looks;
    },
    insertDTMF: (tone: string) => tones.push(tone),
  };
  const pc = {
    connectionState: state,
    currentLocalDescription: agreed,
    currentRemoteDescription: agreed,
    getSenders: () => [{ dtmf }],
    getTransceivers: () => [{ currentDirection: direction }],
  } as unknown as RTCPeerConnection;
  return { pc, tones, looks: () => looked };
}

let exchange: ScriptedExchange;
let session: Inviter;

beforeEach(async () => {
  exchange = createScriptedExchange();
  exchange.scripts.set('INVITE', (request) =>
    exchange.respond(request, 200, 'OK', { body: 'v=0\r\n', contentType: 'application/sdp' }),
  );
  await exchange.userAgent.start();
  session = new Inviter(exchange.userAgent, new URI('sip', '300', 'exchange.test'));
});

/** A call that plays something before its answer. */
async function hearEarly(): Promise<SessionDialog> {
  const early = { body: 'v=0\r\n', contentType: 'application/sdp' };
  exchange.scripts.set('INVITE', (request) => exchange.respond(request, 183, 'Session Progress', early));
  const dialog = new Promise<SessionDialog>((resolve, reject) => {
    const onProgress = (response: object): void => {
      const heard = 'session' in response ? response.session : null;
      if (heard instanceof SessionDialog) resolve(heard);
      else reject(new Error('No dialog'));
    };
    session.invite({ requestDelegate: { onProgress } }).catch(reject);
  });
  return dialog;
}

test('before the answer a key goes as a tone where that was agreed on provisionally', async () => {
  const early = await hearEarly();
  const { pc, tones } = sounding({ looks: 0 });
  const { currentLocalDescription: agreed } = pc;
  const provisional = { localDescription: agreed, remoteDescription: agreed };
  Object.assign(pc, provisional, { currentLocalDescription: null, currentRemoteDescription: null });
  expect(await sendDigit(session, pc, '4', early)).toBe('rtp');
  expect(tones).toEqual(['4']);
});

test('before the answer a key goes as INFO to who is heard, where tones cannot', async () => {
  const early = await hearEarly();
  expect(await sendDigit(session, silent, '4', early)).toBe('info');
  expect(exchange.of('INFO')[0]?.body).toContain('Signal=4');
  exchange.scripts.set('INFO', (request) => exchange.respond(request, 415, 'Unsupported'));
  await expect(sendDigit(session, silent, '5', early)).rejects.toMatchObject({ message: '415' });
});

test('before the answer a key that is challenged leaves a number for the next one', async () => {
  const early = await hearEarly();
  const headers = ['Proxy-Authenticate: Digest realm="exchange.test", nonce="n", algorithm=MD5'];
  exchange.scripts.set('INFO', (request) => {
    const isSigned = request.header('Proxy-Authorization') !== '';
    if (isSigned) exchange.respond(request, 200, 'OK');
    else exchange.respond(request, 407, 'Proxy Authentication Required', { headers });
  });
  for (const key of ['4', '5']) await sendDigit(session, silent, key, early);
  const numbers = exchange.of('INFO').map((one) => one.header('CSeq'));
  expect(numbers).toEqual(['2 INFO', '3 INFO', '4 INFO', '5 INFO']);
});

test('before the answer a key cannot go to nobody', async () => {
  await expect(sendDigit(session, silent, '4')).rejects.toMatchObject({ code: 'notEstablished' });
});

afterEach(async () => {
  await session.dispose();
  await exchange.userAgent.stop();
});

async function establish(): Promise<void> {
  const accepted = new Promise<void>((resolve) => {
    void session.invite({ requestDelegate: { onAccept: () => resolve() } });
  });
  await accepted;
  await Promise.resolve();
}

test('a key goes by INFO where no telephone-event was negotiated', async () => {
  await establish();
  await expect(sendDigit(session, silent, 'a')).resolves.toBe('info');
  const [info] = exchange.of('INFO');
  expect(info?.header('Content-Type')).toBe('application/dtmf-relay');
  expect(info?.body).toBe('Signal=A\r\nDuration=160\r\n');
});

test('a key pressed before the sound runs waits for it, and is a tone', async () => {
  await establish();
  const { pc, tones } = sounding({ looks: 3 });
  await expect(sendDigit(session, pc, '7')).resolves.toBe('rtp');
  expect(tones).toEqual(['7']);
  expect(exchange.of('INFO')).toEqual([]);
});

test('where the sound does not come to run, a key goes by INFO, and the next one at once', async () => {
  await establish();
  const { pc, tones, looks } = sounding({ looks: Infinity });
  await expect(sendDigit(session, pc, '7')).resolves.toBe('info');
  const waited = looks();
  expect(waited).toBeGreaterThan(1);
  await expect(sendDigit(session, pc, '8')).resolves.toBe('info');
  expect(looks()).toBe(waited + 1);
  expect(tones).toEqual([]);
  expect(exchange.of('INFO')).toHaveLength(2);
});

test.each<Omit<Sound, 'looks'>>([{ direction: 'recvonly' }, { direction: 'inactive' }, { state: 'failed' }])(
  'a key does not wait where no sound goes out (%j)',
  async (sound) => {
    await establish();
    const { pc, looks } = sounding({ looks: Infinity, ...sound });
    await expect(sendDigit(session, pc, '7')).resolves.toBe('info');
    expect(looks()).toBe(1);
  },
);

test('a refused INFO rejects with its status', async () => {
  await establish();
  exchange.scripts.set('INFO', (request) => exchange.respond(request, 415, 'Unsupported Media Type'));
  await expect(sendDigit(session, silent, '#')).rejects.toMatchObject({
    code: 'negotiationFailed',
    message: '415',
  });
});

test('nothing is sent before the call is established', async () => {
  await expect(sendDigit(session, silent, '1')).rejects.toMatchObject({ code: 'notEstablished' });
});

test.each(['', '12', 'E', '+', '1\r\nX-Y: z'])('%j is no key', async (digit) => {
  await expect(sendDigit(session, silent, digit)).rejects.toMatchObject({ code: 'invalidTarget' });
  expect(exchange.of('INFO')).toEqual([]);
});
