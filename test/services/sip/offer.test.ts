import { changedIdentity, readIdentity } from '../../../src/services/sip/calls/identity';
import { readOffer, type IncomingInvite } from '../../../src/services/sip/calls/offer';

/** An INVITE with these headers; SIP.js spells the names its own way. */
function inviteWith(headers: Record<string, string | string[]>): IncomingInvite {
  const byName = Object.fromEntries(
    Object.entries(headers).map(([name, values]) => [name, [values].flat().map((raw) => ({ raw }))]),
  );
  return {
    callId: 'c1',
    headers: byName,
    getHeaders: (name) => (byName[name] ?? []).map(({ raw }) => raw),
  };
}

const FROM = '"Agent 7" <sip:1007@exchange.test>;tag=abc';

describe('readIdentity', () => {
  test.each([
    ['"Zoé Silva" <sip:+5511999@host>;tag=1', '+5511999', 'Zoé Silva'],
    ['"A \\"quoted\\" \\\\ name" <sip:1@h>', '1', 'A "quoted" \\ name'],
    ['Plain Name <sip:1002@host:5060;transport=ws>', '1002', 'Plain Name'],
    ['<sip:1002@host>', '1002', null],
    ['"" <sip:1002@host>', '1002', null],
    ['sip:1002@host;tag=x', '1002', null],
    ['sips:1002@host', '1002', null],
    ['<tel:+55-11-999;phone-context=x>', '+55-11-999', null],
    ['"x" <sip:%2B5511%20999@host>', '+5511 999', 'x'],
    ['<sip:1002;ext=5@host>', '1002', null],
    ['<sip:user:secret@host>', 'user', null],
    ['<sip:%zz@host>', '%zz', null],
    ['<sip:2001@[::1]:5060>', '2001', null],
    ['"a, b" <sip:1@h>, <tel:2>', '1', 'a, b'],
  ])('%s', (header, number, name) => {
    expect(readIdentity(header)).toEqual({ number, name });
  });

  test.each(['', '<sip:host-alone>', '<sip:@host>', 'Anonymous', '"x" <http://y>', '<>'])(
    'nobody: %s',
    (header) => {
      expect(readIdentity(header)).toBeNull();
    },
  );
});

describe('readOffer', () => {
  test('takes who is asserted before who says so', () => {
    const pai = { 'P-Asserted-Identity': '"Ana" <sip:100@h>' };
    const rpid = { 'Remote-Party-Id': '"Bia" <sip:200@h>;party=calling' };
    expect(readOffer(inviteWith({ From: FROM, ...rpid, ...pai }))).toMatchObject({
      number: '100',
      name: 'Ana',
    });
    expect(readOffer(inviteWith({ From: FROM, ...rpid }))).toMatchObject({ number: '200', name: 'Bia' });
    expect(readOffer(inviteWith({ From: FROM }))).toMatchObject({ number: '1007', name: 'Agent 7' });
    const unusable = { 'P-Asserted-Identity': '<sip:nobody-here>' };
    expect(readOffer(inviteWith({ From: FROM, ...unusable }))).toMatchObject({ number: '1007' });
    expect(readOffer(inviteWith({ From: '"Hidden" <sip:host>' }))).toMatchObject({ number: '', name: null });
  });

  test.each([
    { Privacy: 'id', 'P-Asserted-Identity': '"Ana" <sip:100@h>' },
    { Privacy: 'header;id;critical', 'P-Asserted-Identity': '"Ana" <sip:100@h>' },
    { 'Remote-Party-Id': '"Ana" <sip:100@h>;party=calling;privacy=full' },
  ])('does not take who wants not to be shown: %j', (headers) => {
    const From = '"Anonymous" <sip:anonymous@anonymous.invalid>;tag=1';
    expect(readOffer(inviteWith({ From, ...headers }))).toMatchObject({
      number: 'anonymous',
      name: 'Anonymous',
    });
  });

  test('takes who says that they need not be hidden', () => {
    const headers = { Privacy: 'none', 'P-Asserted-Identity': '"Ana" <sip:100@h>' };
    expect(readOffer(inviteWith({ From: FROM, ...headers }))).toMatchObject({ number: '100', name: 'Ana' });
  });

  test('takes the X- headers for data, and no others', () => {
    const headers = { From: FROM, 'X-Fila': 'vendas', 'X-Uniqueid': ['1.2', '3.4'], Subject: 'no' };
    expect(readOffer(inviteWith(headers)).data).toEqual({ 'X-Fila': 'vendas', 'X-Uniqueid': '1.2' });
  });

  test('takes no more than is reasonable', () => {
    const many = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`X-${String(index)}`, 'v'.repeat(9000)]),
    );
    const { data } = readOffer(inviteWith(many));
    expect(Object.keys(data)).toHaveLength(64);
    expect(Math.max(...Object.values(data).map(({ length }) => length))).toBe(2000);
  });

  test.each([
    ['<sip:exchange>;answer-after=0', true],
    ['<sip:exchange>; Answer-After = 0 ;x=1', true],
    ['<sip:a>;purpose=icon, <sip:b>;answer-after=0', true],
    ['<sip:exchange>;answer-after=05', false],
    ['<sip:exchange>;answer-after=10', false],
    ['<sip:exchange>;x-answer-after=0', false],
    ['<sip:exchange>', false],
  ])('Call-Info: %s', (header, answersItself) => {
    expect(readOffer(inviteWith({ From: FROM, 'Call-Info': header })).answersItself).toBe(answersItself);
  });
});

describe('changedIdentity', () => {
  const known = { number: '100', name: 'Ana' };

  test.each([
    ['"Bia" <sip:200@h>', { number: '200', name: 'Bia' }],
    ['<sip:200@h>', { number: '200', name: null }],
    ['"Ana Maria" <sip:100@h>', { number: '100', name: 'Ana Maria' }],
    ['"Ana" <sip:100@h>', null],
    ['<sip:100@h>', null],
  ])('%s', (header, told) => {
    expect(changedIdentity(known, inviteWith({ 'P-Asserted-Identity': header }))).toEqual(told);
  });

  test.each([
    ['<sip:+5511988880001@h>', null],
    ['"Maria S." <sip:+5511988880001@h>', { number: '011988880001', name: 'Maria S.' }],
    ['<sip:+5511988880002@h>', { number: '+5511988880002', name: null }],
  ])('the number is the one that was dialled, however an exchange writes it: %s', (header, told) => {
    const dialled = { number: '011988880001', name: 'Maria' };
    expect(changedIdentity(dialled, inviteWith({ 'P-Asserted-Identity': header }))).toEqual(told);
  });

  test('is told by nobody else', () => {
    expect(changedIdentity(known, inviteWith({ From: FROM }))).toBeNull();
  });
});
