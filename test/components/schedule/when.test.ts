import { newValues, faultsOf } from '../../../src/components/schedule/scheduleValues';
import {
  clockFault,
  clockOf,
  dateFault,
  dateOf,
  momentOf,
  tidyClock,
  tidyDate,
} from '../../../src/components/schedule/when';

describe('a date', () => {
  it.each([
    ['25/11/2026', null],
    ['5/3/2026', null],
    ['25112026', null],
    ['29/02/2028', null],
    ['', 'badDate'],
    ['2026-11-25', 'badDate'],
    ['25/11/26', 'badDate'],
    ['aa/bb/cccc', 'badDate'],
    ['29/02/2026', 'noSuchDate'],
    ['31/04/2026', 'noSuchDate'],
    ['00/01/2026', 'noSuchDate'],
    ['10/13/2026', 'noSuchDate'],
  ])('%j: %j', (text, fault) => {
    expect(dateFault(text)).toBe(fault);
  });

  it.each([
    [' 5/3/2026 ', '05/03/2026'],
    ['25112026', '25/11/2026'],
    ['amanhã', 'amanhã'],
  ])('%j is written %j', (typed, tidy) => {
    expect(tidyDate(typed)).toBe(tidy);
  });
});

describe('a time', () => {
  it.each([
    ['00:00', null],
    ['23:59', null],
    ['9:05', null],
    ['1430', null],
    ['24:00', 'badTime'],
    ['12:60', 'badTime'],
    ['2 pm', 'badTime'],
    ['', 'badTime'],
  ])('%j: %j', (text, fault) => {
    expect(clockFault(text)).toBe(fault);
  });

  it.each([
    ['930', '09:30'],
    ['9:30', '09:30'],
    ['logo', 'logo'],
  ])('%j is written %j', (typed, tidy) => {
    expect(tidyClock(typed)).toBe(tidy);
  });
});

describe('a moment', () => {
  it('is a date and a time on this machine, and back', () => {
    const at = momentOf('05/03/2026', '14:30') ?? 0;
    expect(new Date(at)).toEqual(new Date(2026, 2, 5, 14, 30));
    expect([dateOf(at), clockOf(at)]).toEqual(['05/03/2026', '14:30']);
  });

  it.each([
    ['31/02/2026', '10:00'],
    ['05/03/2026', '25:00'],
    ['', ''],
  ])('%j %j is none', (date, clock) => {
    expect(momentOf(date, clock)).toBeNull();
  });
});

describe('an entry', () => {
  const NOW = new Date(2026, 10, 22, 12, 0).getTime();
  const filled = {
    name: 'Maria',
    description: 'Retornar',
    number: '(11) 98888-0001',
    date: '22/11/2026',
    clock: '12:01',
  };

  it('is for today unless told', () => {
    expect(newValues({ name: '', number: '', contactId: null }, NOW)).toMatchObject({
      date: '22/11/2026',
      clock: '',
    });
  });

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'field.required' }],
    [{ description: '' }, { description: 'field.required' }],
    [{ number: '' }, { number: 'field.required' }],
    [{ number: 'Maria' }, { number: 'schedule.badNumber' }],
    [{ date: '' }, { date: 'field.required' }],
    [{ date: '22-11' }, { date: 'schedule.badDate' }],
    [{ date: '31/11/2026' }, { date: 'schedule.noSuchDate' }],
    [{ clock: '' }, { clock: 'field.required' }],
    [{ clock: '24:00' }, { clock: 'schedule.badTime' }],
    [{ clock: '12:00' }, { clock: 'schedule.past' }],
    [{ date: '21/11/2026' }, { clock: 'schedule.past' }],
  ])('%j is told %j', (change, faults) => {
    expect(faultsOf({ ...filled, ...change }, NOW)).toEqual(faults);
  });
});
