import { act, render, screen } from '@testing-library/react';
import { elapsedOf } from '../../../src/components/time/elapsed';
import { createTicker } from '../../../src/components/time/ticker';
import { useNow, useToday } from '../../../src/components/time/useNow';
import { useTimeFormat, type TimeFormat } from '../../../src/components/time/useTimeFormat';
import type { Language } from '../../../src/store/config/types';
import { renderWithStore } from '../../support/renderWithStore';

const HOUR = 3_600_000;

describe('elapsedOf', () => {
  it.each([
    [0, 0, '00:00:00'],
    [-5000, 0, '00:00:00'],
    [59_999, 0, '00:00:59'],
    [HOUR + 61_000, 0, '01:01:01'],
    [24 * HOUR - 1, 0, '23:59:59'],
    [51 * HOUR, 2, '03:00:00'],
  ])('splits %d ms into %d days and %s', (ms, days, clock) => {
    expect(elapsedOf(ms)).toEqual({ days, clock });
  });
});

describe('the time format', () => {
  function format(language: Language): TimeFormat {
    const got: TimeFormat[] = [];
    const Probe = () => {
      got.push(useTimeFormat());
      return null;
    };
    renderWithStore(<Probe />, { language });
    const [first] = got;
    if (first === undefined) throw new Error('not rendered');
    return first;
  }

  const moment = new Date(2026, 10, 3, 15, 4, 5).getTime();

  it.each<[Language, string, RegExp]>([
    ['pt_BR', '03/11/2026', /^15:04$/],
    ['es_cl', '03-11-2026', /^15:04$/],
    ['eng_US', '11/03/2026', /^3:04\sPM$/],
  ])('writes dates and times as %s does', (language, date, time) => {
    const { timeOrDate } = format(language);
    expect(timeOrDate(moment, moment + 1)).toBe(date);
    expect(timeOrDate(moment, moment)).toMatch(time);
  });

  it('takes the times of the wire, and gives nothing for what is no time', () => {
    const { time, exact } = format('pt_BR');
    expect(time(new Date(moment).toISOString())).toBe('15:04');
    expect(exact(moment)).toMatch(/3 de novembro de 2026.*15:04:05/);
    expect(time('')).toBe('');
  });

  it('writes days only when there are some', () => {
    const { elapsed } = format('pt_BR');
    expect(elapsed(HOUR)).toBe('01:00:00');
    expect(elapsed(25 * HOUR)).toBe('1 d 01:00:00');
  });
});

describe('the ticker', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps one interval for all listeners, and none without', () => {
    const ticker = createTicker(1000);
    const heard = jest.fn();
    const stop = [ticker.subscribe(heard), ticker.subscribe(() => undefined)];
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(2000);
    expect(heard).toHaveBeenCalledTimes(2);
    for (const one of stop) one();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('moves the second every second, and today at midnight', () => {
    jest.setSystemTime(new Date(2026, 0, 31, 23, 59, 58));
    const renders = { now: 0, today: 0 };
    const Now = () => {
      renders.now += 1;
      return <p>{new Date(useNow()).getSeconds()}</p>;
    };
    const Today = () => {
      renders.today += 1;
      return <output>{new Date(useToday()).getDate()}</output>;
    };
    render(
      <>
        <Now />
        <Today />
      </>,
    );
    const before = { ...renders };
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('59')).toBeInTheDocument();
    expect(renders).toEqual({ now: before.now + 1, today: before.today });
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });
});
