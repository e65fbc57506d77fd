import { withTelUris, withoutTelUris } from '../../../src/services/sip/exchange/telUris';
import { startLinkedExchange, type LinkedExchange } from '../support/linkedExchange';

const message = (...headers: string[]): string =>
  ['INVITE sip:1001@x.invalid SIP/2.0', ...headers, '', 'From: <tel:1>'].join('\r\n');

test.each([
  ['From: "Out" <tel:+5511999990000>;tag=a', 'From: "Out" <sip:+5511999990000@tel.invalid>;tag=a'],
  ['f: <TEL:1001;phone-context=x.test>;tag=a', 'f: <sip:1001;phone-context=x.test@tel.invalid>;tag=a'],
  ['from: tel:+55-11-9;tag=a', 'from: <sip:+55-11-9@tel.invalid>;tag=a'],
  ['Contact: <tel:1>, <sip:2@x>', 'Contact: <sip:1@tel.invalid>, <sip:2@x>'],
  ['To: "tel: me" <sip:1001@x>', 'To: "tel: me" <sip:1001@x>'],
  ['From: "Call: tel:9" <sip:1001@x>', 'From: "Call: tel:9" <sip:1001@x>'],
  ['X-Number: <tel:1>', 'X-Number: <tel:1>'],
])('%s is read as %s', (came, read) => {
  expect(withoutTelUris(message('Via: x', came))).toBe(message('Via: x', read));
});

test('what goes names the number as the other side did', () => {
  const came = message('From: <tel:+5511>;tag=a', 'To: <sip:1001@x>;tag=b');
  expect(withTelUris(withoutTelUris(came))).toBe(came);
});

describe('an INVITE whose caller is a tel: address', () => {
  let at: LinkedExchange;

  beforeEach(async () => {
    at = await startLinkedExchange();
  });

  afterEach(() => at.end());

  test('rings, and its answers name the caller so', async () => {
    await at.link.open();
    await at.link.register();
    const { user, host } = at.link.userAgent.contact.uri;
    at.exchange.send(
      [
        `INVITE sip:${String(user)}@${host};transport=ws SIP/2.0`,
        'Via: SIP/2.0/WS exchange.invalid;branch=z9hG4bK1',
        'From: "Out" <tel:+5511999990000>;tag=a1',
        'To: <sip:1001@localhost>',
        'Call-ID: c1',
        'CSeq: 1 INVITE',
        'Contact: <sip:exchange@exchange.invalid;transport=ws>',
        'Max-Forwards: 70',
        'Content-Length: 0',
        '',
        '',
      ].join('\r\n'),
    );
    await at.until(() => at.invited.length > 0);
    expect(at.invited.map(({ remoteIdentity }) => remoteIdentity.uri.user)).toEqual(['+5511999990000']);
    await at.invited[0]?.progress();
    const ringing = () => at.exchange.received.find((one) => one.startsWith('SIP/2.0 180'));
    await at.until(() => ringing() !== undefined);
    expect(ringing()).toContain('From: "Out" <tel:+5511999990000>;tag=a1');
  });
});
