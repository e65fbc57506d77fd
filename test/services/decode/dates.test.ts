import { dateIn } from '../../../src/services/decode/dates';

const LOCAL = new Date(2026, 2, 5, 10, 7, 9).toISOString();
const MINUTE = new Date(2026, 2, 5, 10, 7).toISOString();
const DAY = new Date(2026, 2, 5).toISOString();

describe('a moment', () => {
  test.each([
    '2026-03-05T10:07:09-03:00',
    '2026-03-05T13:07:09.123Z',
    '2026-03-31T10:07:09+0530',
    '2028-02-29T23:59:59Z',
    '2026-03-05T10:07Z',
  ])('with its offset stays as it came: %s', (text) => {
    expect(dateIn(text)).toBe(text);
  });

  test.each([
    ['2026-03-05T10:07:09', LOCAL],
    ['2026-03-05 10:07:09', LOCAL],
    [' 2026-3-5 10:07:09 ', LOCAL],
    ['05/03/2026 10:07:09', LOCAL],
    ['5/3/2026 10:07', MINUTE],
    ['05-03-2026 10:07', MINUTE],
    ['2026-03-05', DAY],
    ['05/03/2026', DAY],
    ['2026-03-05 10:07:09 -03:00', '2026-03-05T13:07:09.000Z'],
    ['2026-03-05T10:07:09.5Z', '2026-03-05T10:07:09.5Z'],
    [1_772_705_229, '2026-03-05T10:07:09.000Z'],
    [1_772_705_229_000, '2026-03-05T10:07:09.000Z'],
    ['1772705229', '2026-03-05T10:07:09.000Z'],
    ['1772705229000', '2026-03-05T10:07:09.000Z'],
  ])('in another form is read: %p', (value, moment) => {
    expect(dateIn(value)).toBe(moment);
  });

  test.each([
    '',
    'ontem',
    '2026-02-30T10:00:00Z',
    '2026-02-31 10:00',
    '31/02/2026',
    '2026-13-01',
    '2026-00-10',
    '2026-03-05T24:00:00Z',
    '2026-03-05T10:60:00Z',
    '0000-00-00 00:00:00',
    '10:07',
    '12345678',
    0,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    null,
    undefined,
    {},
    [],
    new Date(0),
  ])('that cannot be is none: %p', (value) => {
    expect(dateIn(value)).toBeUndefined();
  });
});
