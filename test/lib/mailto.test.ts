import { isMailPrefill, readMailto } from '../../src/lib/mailto';
import { diceOf } from '../support/random';

const NOTHING = { to: [], cc: [], bcc: [], subject: '', body: '' };

describe('whom a mailto: link names', () => {
  it.each([
    ['mailto:ana@example.com', 'ana@example.com'],
    ['MAILTO:ana%2Bsac@example.com', 'ana+sac@example.com'],
    ['mailto:ana+sac@example.com', 'ana+sac@example.com'],
    ['mailto:?to=ana@example.com', 'ana@example.com'],
    ['mailto://ana@example.com', 'ana@example.com'],
    ['mailto:gorby%25kremvax@example.com', 'gorby%kremvax@example.com'],
    ['mailto:ana@example.com#later', 'ana@example.com'],
    ['mailto:Ana <ana@example.com>', ''],
    ['mailto:ana', ''],
    ['mailto:%E0@example.com', '%E0@example.com'],
    ['mailto:', ''],
    ['mailto:?', ''],
    ['javascript:alert(1)@example.com', ''],
    [`mailto:${'a'.repeat(300)}@example.com`, ''],
  ])('%s is %j', (link, address) => {
    expect(readMailto(link)).toEqual({ address });
  });
});

describe('what a mailto: link says', () => {
  it.each([
    ['a@b.com,c@d.com', { to: ['c@d.com'] }],
    ['a@b.com%2C%20c@d.com', { to: ['c@d.com'] }],
    ['a@b.com?to=c@d.com&TO=A@B.com', { to: ['c@d.com'] }],
    ['a@b.com?cc=c@d.com,e@f.com&CC=c@d.com', { cc: ['c@d.com', 'e@f.com'] }],
    ['a@b.com?Bcc=c@d.com&cc=c@d.com', { cc: ['c@d.com'] }],
    ['a@b.com?bcc=c@d.com,nobody', { bcc: ['c@d.com'] }],
    ['a@b.com?SubJect=Ol%C3%A1%20a+b&subject=other', { subject: 'Olá a+b' }],
    ['a@b.com?%73ubject=Oi', { subject: 'Oi' }],
    ['a@b.com?subject=a=b', { subject: 'a=b' }],
    ['a@b.com?subject=Oi%0D%0ABcc:%20x@y.com', { subject: 'Oi Bcc: x@y.com' }],
    ['a@b.com?body=um%0D%0Adois%0Dtr%C3%AAs&body=quatro', { body: 'um\ndois\ntrês\nquatro' }],
    ['a@b.com?body=%3Cb%3EOi%3C/b%3E', { body: '<b>Oi</b>' }],
    ['a@b.com?body=100%&subject=50%25%', { body: '100%', subject: '50%%' }],
    ['a@b.com?subject=Reclama%E7%E3o%20de%20%C3%A1gua', { subject: 'Reclama%E7%E3o de água' }],
    ['a@b.com?body=a%00b%1b%E2%80%AEc', { body: 'abc' }],
  ])('%s', (link, prefill) => {
    expect(readMailto(`mailto:${link}`)).toEqual({ address: 'a@b.com', prefill: { ...NOTHING, ...prefill } });
  });

  it('names no file and no other field', () => {
    const link = 'mailto:a@b.com?attach=/etc/passwd&Attachment=C:%5Cx&from=x@y.com&In-Reply-To=1&subject';
    expect(readMailto(link)).toEqual({ address: 'a@b.com' });
  });

  it('is bounded, and halves no character', () => {
    const many = Array.from({ length: 90 }, (_, index) => `p${index}@b.com`).join(',');
    const smile = encodeURIComponent('\u{1f600}'.repeat(20_000));
    const { prefill } = readMailto(`mailto:a@b.com?cc=${many}&subject=x${smile}&body=x${smile}`);
    expect(prefill?.cc).toHaveLength(50);
    expect(prefill?.subject).toBe(`x${'\u{1f600}'.repeat(498)}`);
    expect(prefill?.body).toBe(`x${'\u{1f600}'.repeat(9_999)}`);
  });
});

describe('any mailto: link', () => {
  const PARTS = [
    'a@b.com',
    ',',
    '?',
    '&',
    '=',
    '%',
    '%41',
    '%E7',
    '%C3%A3',
    '%0D%0A',
    '#',
    '+',
    '\u{1f600}',
    '<',
  ] as const;
  const FIELDS = ['to=', 'Cc=', 'BCC=', 'subject=', 'body=', 'attach=', 'x'] as const;

  it.each([1, 2, 3, 4, 5])('gives addresses, a line and a text, and never fails (seed %d)', (seed) => {
    const dice = diceOf(seed);
    for (let round = 0; round < 1000; round += 1) {
      const link = `mailto:${dice.some(14, () => dice.pick(dice.chance(0.7) ? PARTS : FIELDS)).join('')}`;
      const { address, prefill = NOTHING } = readMailto(link);
      const people = [address, ...prefill.to, ...prefill.cc, ...prefill.bcc];
      expect(people.slice(1).every((one) => /^[^\s@<>"',;]+@[^\s@<>"',;]+$/u.test(one))).toBe(true);
      expect(new Set(people).size).toBe(people.length);
      expect(prefill.subject).not.toMatch(/[\u0000-\u001f\u007f]/u);
      expect(prefill.body).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/u);
      expect(isMailPrefill(prefill)).toBe(true);
    }
  });

  it.each(['Ação & reação = 100% + 1', 'uma\nduas', '\u{1f600} ?#%'])(
    'gives back what was put in: %j',
    (text) => {
      const link = `mailto:a@b.com?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(text)}`;
      const said = { subject: text.replace('\n', ' '), body: text };
      expect(readMailto(link).prefill).toEqual({ ...NOTHING, ...said });
    },
  );
});

it.each([null, 'x', {}, { ...NOTHING, to: 'a' }, { ...NOTHING, cc: [1] }, { ...NOTHING, body: null }])(
  '%j is no prefill',
  (value) => {
    expect(isMailPrefill(value)).toBe(false);
  },
);
