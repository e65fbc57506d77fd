import { readDay, writtenDay } from '../../../src/components/ui/dateField/days';
import { lastWeek, PRESETS } from '../../../src/components/history/periods';

const LAST = '2026-11-22';

test.each([
  ['pt-BR', '05/11/2026'],
  ['es-CL', '05-11-2026'],
  ['en-US', '11/05/2026'],
])('%s writes a day as %s, and is read so', (language, text) => {
  expect(writtenDay('2026-11-05', language)).toBe(text);
  expect(readDay(text, language, LAST)).toBe('2026-11-05');
  expect(readDay(text.replace(/\D/g, ''), language, LAST)).toBe('2026-11-05');
});

test.each(['5.11.2026', ' 5/11/2026 ', '5 11 2026'])('“%s” is a day as well', (text) => {
  expect(readDay(text, 'pt-BR', LAST)).toBe('2026-11-05');
});

test.each([
  '',
  '5/11',
  '5/11/26',
  '31/02/2026',
  '00/11/2026',
  '23/11/2026',
  '05/11/1999',
  '5/11/2026/1',
  'ontem',
])('“%s” is none', (text) => {
  expect(readDay(text, 'pt-BR', LAST)).toBeNull();
});

const of = (name: string, today: Date) =>
  PRESETS.find((preset) => preset.name === name)?.of(today.setHours(0, 0, 0, 0));

test('a week goes back over the end of a month, and a month to a day that it has', () => {
  expect(lastWeek(new Date(2026, 2, 3).getTime())).toEqual({ from: '2026-02-24', to: '2026-03-03' });
  expect(of('history.month', new Date(2026, 2, 31))).toEqual({ from: '2026-02-28', to: '2026-03-31' });
  expect(of('history.month', new Date(2026, 0, 15))).toEqual({ from: '2025-12-15', to: '2026-01-15' });
  expect(of('history.yesterday', new Date(2026, 0, 1))).toEqual({ from: '2025-12-31', to: '2025-12-31' });
});
