import { maskSecrets } from '../../../src/services/storage/secrets';
import { diceOf } from '../../support/random';

const DIGEST =
  'Digest username="1001", realm="x", nonce="abcSECRET", uri="sip:x", response="0123SECRET", algorithm=MD5';

test.each([
  [`Authorization: ${DIGEST}`, 'Authorization: ***'],
  [`proxy-authorization : ${DIGEST}`, 'proxy-authorization : ***'],
  ['WWW-Authenticate: Digest nonce="SECRET"', 'WWW-Authenticate: ***'],
  [
    `REGISTER sip:x\r\nAuthorization: ${DIGEST}\r\nExpires: 3600`,
    'REGISTER sip:x\r\nAuthorization: ***\r\nExpires: 3600',
  ],
  ['password=SECRET1', 'password=***'],
  ['{"nome":"ana","ramal_senha":"SE\\"CRET"}', '{"nome":"ana","ramal_senha":***}'],
  ["senha: 'SEC RET', ramal: 1001", 'senha: ***, ramal: 1001'],
  ['authorizationPassword = SECRET;x', 'authorizationPassword = ***;x'],
  ['token=SECRET&queue=SAC', 'token=***&queue=SAC'],
  ['Bearer eyJhbGci0i.SECRET', 'Bearer ***'],
  ['a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:SECRET', 'a=crypto:1 *** inline:***'],
  ['a=ice-pwd:SECRET', 'a=ice-pwd:***'],
  ['sip:1001:SECRET@pbx.test', 'sip:1001:***@pbx.test'],
  ['connect wss://ana:SECRET@pbx.test:8089/ws', 'connect wss://ana:***@pbx.test:8089/ws'],
])('%j', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

test.each([
  'registered, 3600 s',
  '> | INVITE sip:5511999990001@pbx.test SIP/2.0 | Call-ID: 0190 | CSeq: 1 INVITE',
  '< | SIP/2.0 403 Forbidden | Reason: Q.850;cause=21;text="Call rejected"',
  'sip:1001@pbx.test:5060',
  'the response: 200',
  'Reason: Q.850;cause=58;text="Bearer capability not available"',
  'wss://pbx.test:8089/ws closed 1006',
])('%j stays as it is', (text) => {
  expect(maskSecrets(text)).toBe(text);
});

test('a secret under a telling name never gets through, wherever it stands', () => {
  const dice = diceOf(Math.trunc(Math.random() * 2 ** 31));
  const names = ['password', 'senha', 'ramal_senha', 'access_token', 'secret'] as const;
  for (let round = 0; round < 500; round += 1) {
    const around = () => dice.some(20, () => dice.pick([' ', 'a', ',', ';', '{', '}', '\n', '1'])).join('');
    const text = `${around()} ${dice.pick(names)}${dice.pick(['=', ': ', '":"', ' = "'])}geheim9${around()}`;
    if (maskSecrets(text).includes('geheim9')) throw new Error(`seed ${dice.seed}: ${JSON.stringify(text)}`);
  }
});
