import {
  amountAxis,
  minuteAxis,
  namesIn,
  percent,
  spanAxis,
  timeAxis,
} from '../../../src/components/ui/chart/scales';

it('amounts begin at zero and end at a round one', () => {
  const axis = amountAxis(7);
  expect([axis.from, axis.to]).toEqual([0, 8]);
  expect(axis.place(4)).toBe(50);
  expect(axis.ticks).toEqual([0, 2, 4, 6, 8]);
  expect(amountAxis(0).to).toBe(1);
});

it('time is marked at round moments of the clock here', () => {
  const from = new Date(2026, 2, 10, 8).getTime();
  const axis = timeAxis(from, new Date(2026, 2, 10, 12).getTime(), 5);
  expect(axis.ticks.map((at) => new Date(at).getHours())).toEqual([8, 9, 10, 11, 12]);
  expect(axis.place(new Date(2026, 2, 10, 9).getTime())).toBe(25);
});

it('there are never more moments than fit', () => {
  const from = new Date(2026, 2, 10, 10).getTime();
  for (let most = 2; most <= 14; most += 1)
    expect(timeAxis(from, from + 3_600_000, most).ticks.length).toBeLessThanOrEqual(most);
  expect(timeAxis(from, from + 3_600_000, 9).ticks).toHaveLength(5);
});

it('places are written with two digits at most', () => {
  expect(percent(spanAxis(0, 3, []).place(1))).toBe('33.33%');
});

it('longer names are fewer, two at least', () => {
  expect([namesIn(50, ['08:00']), namesIn(50, ['8:00 AM']), namesIn(5, ['8:00 AM'])]).toEqual([5, 4, 2]);
});

it('the longest name counts, wherever it stands', () => {
  expect([namesIn(120, ['8:00 AM']), namesIn(120, ['8:00 AM', '10:00 AM', '1:00 PM'])]).toEqual([10, 9]);
});

it('whole minutes are marked, each once, and few of them', () => {
  const noon = new Date(2026, 2, 10, 12).getTime();
  const minutesOf = (fromS: number, toS: number) =>
    minuteAxis(noon + fromS * 1_000, noon + toS * 1_000, 5).ticks.map((at) => (at - noon) / 60_000);
  expect(minutesOf(0, 60)).toEqual([0, 1]);
  expect(minutesOf(20, 110)).toEqual([1]);
  expect(minutesOf(0, 300)).toEqual([0, 2, 4]);
  expect(minutesOf(30, 3_600)).toEqual([15, 30, 45, 60]);
});
