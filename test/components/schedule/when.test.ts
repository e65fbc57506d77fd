import { createIntl } from 'react-intl';
import { newValues, faultsOf, valuesOf } from '../../../src/components/schedule/scheduleValues';
import {
  clockFault,
  dateFault,
  typedMoment,
  tidyClock,
  tidyDate,
} from '../../../src/components/schedule/when';
import { timeFormatOf } from '../../../src/components/time/useTimeFormat';
import { sampleScheduled } from '../../support/samples';

const PT = 'pt-BR';

const formatIn = (locale: string) => timeFormatOf(createIntl({ locale, messages: {} }));

/** The space before AM and PM is a narrow one. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('a date', () => {
  it.each([
    ['25/11/2026', null],
    ['5/3/2026', null],
    ['25112026', null],
    ['29/02/2028', null],
    ['25-11-2026', null],
    ['', 'badDate'],
    ['2026-11-25', 'badDate'],
    ['25/11/1926', 'badDate'],
    ['25/11/26', 'badDate'],
    ['aa/bb/cccc', 'badDate'],
    ['29/02/2026', 'noSuchDate'],
    ['31/04/2026', 'noSuchDate'],
    ['00/01/2026', 'noSuchDate'],
    ['10/13/2026', 'noSuchDate'],
  ])('%j: %j', (text, fault) => {
    expect(dateFault(text, PT)).toBe(fault);
  });

  it.each([
    [' 5/3/2026 ', PT, '05/03/2026'],
    ['25112026', PT, '25/11/2026'],
    ['amanhã', PT, 'amanhã'],
    ['5/3/2026', 'es-CL', '05-03-2026'],
    ['25-11-2026', 'es-CL', '25-11-2026'],
    ['12/3/2026', 'en-US', '12/03/2026'],
    ['11252026', 'en-US', '11/25/2026'],
    ['25/11/2026', 'en-US', '25/11/2026'],
  ])('%j in %s is written %j', (typed, language, tidy) => {
    expect(tidyDate(typed, language)).toBe(tidy);
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
    ['2:30 PM', null],
    ['12:00 a.m.', null],
    ['230p', 'badTime'],
    ['2 pm', null],
    ['13 pm', 'badTime'],
    ['0:30 AM', 'badTime'],
    ['9', 'badTime'],
    ['', 'badTime'],
  ])('%j: %j', (text, fault) => {
    expect(clockFault(text)).toBe(fault);
  });

  it.each([
    ['930', PT, '09:30'],
    ['9:30', PT, '09:30'],
    ['logo', PT, 'logo'],
    ['2:30 PM', PT, '14:30'],
    ['930', 'es-CL', '09:30'],
    ['14:30', 'en-US', '2:30 PM'],
    ['2:30pm', 'en-US', '2:30 PM'],
    ['2:30\u202fPM', 'en-US', '2:30 PM'],
    ['12 am', 'en-US', '12:00 AM'],
    ['0:05', 'en-US', '12:05 AM'],
    ['1205', 'en-US', '12:05 PM'],
  ])('%j in %s is written %j', (typed, language, tidy) => {
    expect(plain(tidyClock(typed, formatIn(language)))).toBe(tidy);
  });
});

describe('a moment', () => {
  it.each([
    [PT, '05/03/2026', '14:30'],
    ['es-CL', '05-03-2026', '14:30'],
    ['en-US', '03/05/2026', '2:30 PM'],
  ])('is a date and a time on this machine as %s writes them, and back', (language, date, clock) => {
    const at = typedMoment(date, clock, language) ?? 0;
    expect(new Date(at)).toEqual(new Date(2026, 2, 5, 14, 30));
    const written = valuesOf(sampleScheduled({ at }), formatIn(language));
    expect([written.date, plain(written.clock)]).toEqual([date, clock]);
    expect(typedMoment(written.date, written.clock, language)).toBe(at);
  });

  it.each([
    ['31/02/2026', '10:00'],
    ['05/03/2026', '25:00'],
    ['', ''],
  ])('%j %j is none', (date, clock) => {
    expect(typedMoment(date, clock, PT)).toBeNull();
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
    expect(newValues({ name: '', number: '', contactId: null }, NOW, formatIn(PT))).toMatchObject({
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
    expect(faultsOf({ ...filled, ...change }, NOW, PT)).toEqual(faults);
  });
});
