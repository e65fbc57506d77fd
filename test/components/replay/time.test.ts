import {
  axisOf,
  densityOf,
  nearestPosition,
  outlineOf,
  tickPositions,
} from '../../../src/components/replay/time/density';
import { positionAtTime, secondsOf } from '../../../src/components/replay/time/timeOfDay';
import type { TimelineEntry } from '../../../src/store/actionLog/types';

function entriesAt(...moments: number[]): TimelineEntry[] {
  return moments.map((at, index) => ({
    position: index + 1,
    segment: 0,
    effect: 'changed',
    action: { type: 'a/b', payload: undefined, meta: { at, id: String(index) } },
  }));
}

describe('the axis', () => {
  it('places actions by their time, cuts long pauses short and lets no time run backwards', () => {
    const minute = 60_000;
    const { cuts, places } = axisOf(entriesAt(0, minute, 61 * minute, 60 * minute, 62 * minute));
    // One minute, an hour cut to one, back, and two cut to one: three in all.
    expect(places.map(Math.round)).toEqual([0, 0, 33, 67, 67, 100]);
    expect(cuts.map(Math.round)).toEqual([50, 83]);
  });

  it('has a place for a log of one action, and of none', () => {
    expect(axisOf(entriesAt(5)).places).toEqual([0, 0]);
    expect(axisOf([]).places).toEqual([0]);
    expect(tickPositions(axisOf([]), 7)).toEqual([]);
    expect(tickPositions(axisOf(entriesAt(5)), 7)).toEqual([1]);
  });

  it('keeps the order of actions of one moment', () => {
    const axis = axisOf(entriesAt(5, 5, 5));
    expect(axis).toEqual({ places: [0, 0, 50, 100], cuts: [] });
    expect(nearestPosition(axis, 100)).toBe(3);
  });

  it('finds the action nearest to a place', () => {
    const axis = axisOf(entriesAt(0, 1000, 9000, 10_000));
    expect([0, 4, 6, 49, 51, 100].map((place) => nearestPosition(axis, place))).toEqual([1, 1, 2, 2, 3, 4]);
    expect(nearestPosition(axisOf([]), 50)).toBe(0);
  });

  it('counts in stretches, the right edge in the last', () => {
    expect(densityOf([0, 24, 25, 99, 100], 4)).toEqual([2, 1, 0, 2]);
    expect(outlineOf([0, 4, 1], 4)).toBe('M0 100V100H33.33V4H66.67V52H100V100Z');
    expect(outlineOf([0, 0], 0)).toBe('M0 100V100H50V100H100V100Z');
  });
});

describe('a time of day', () => {
  it.each([
    ['14:05:09', 50_709],
    ['9:00', 32_400],
    [' 00:00:00 ', 0],
    ['24:00', null],
    ['14:60', null],
    ['14', null],
    ['', null],
  ])('%j is %j', (typed, seconds) => {
    expect(secondsOf(typed)).toBe(seconds);
  });

  it('leads to the first action then or later, on the day that is looked at, else on another', () => {
    const at = (day: number, hours: number, ms = 0) => new Date(2026, 2, day, hours, 0, 0, ms).getTime();
    const entries = entriesAt(at(10, 9, 500), at(10, 12), at(11, 8), at(11, 10));
    const seconds = (hours: number) => hours * 3600;
    expect(positionAtTime(entries, 1, seconds(9))).toBe(1);
    expect(positionAtTime(entries, 1, seconds(10))).toBe(2);
    expect(positionAtTime(entries, 3, seconds(9))).toBe(4);
    // The second day ends before noon: the first one has it.
    expect(positionAtTime(entries, 4, seconds(12))).toBe(2);
    expect(positionAtTime(entries, 1, seconds(13))).toBeNull();
    expect(positionAtTime(entries, 1, seconds(7))).toBeNull();
    expect(positionAtTime([], 0, 0)).toBeNull();
  });
});
