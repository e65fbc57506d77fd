import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../../src/store/auth/actions';
import {
  dialCloseRequested,
  dialed,
  dialOpenRequested,
  dialRefused,
  dialRequested,
} from '../../../src/store/calls/actions';
import { rootReducer } from '../../../src/store/rootReducer';
import * as schedule from '../../../src/store/schedule/actions';
import { selectPast, selectReminders, selectUpcoming } from '../../../src/store/schedule/listSelectors';
import type { ScheduledCall } from '../../../src/store/schedule/types';
import { sampleScheduled } from '../../support/samples';

const fold = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: '@@init' }));

const told = (fields: Partial<ScheduledCall> = {}) =>
  schedule.reminded({ events: [sampleScheduled(fields)] });

const HOUR = 3_600_000;

const ids = (events: readonly ScheduledCall[]) => events.map(({ id }) => id);

describe('the agenda', () => {
  it('takes a new entry under the id of the request, to be reminded of when it is due', () => {
    const save = schedule.saveRequested({
      id: null,
      name: 'Maria',
      description: 'Retornar',
      number: '4002',
      contactId: '7',
      at: 900,
    });
    const [event] = selectUpcoming(fold(save));
    expect(event).toEqual({
      id: save.meta.id,
      name: 'Maria',
      description: 'Retornar',
      number: '4002',
      contactId: '7',
      at: 900,
      remindAt: 900,
      remindedAt: null,
      doneAt: null,
      changedAt: save.meta.at,
    });
  });

  it('reminds again of an entry whose time was changed', () => {
    const { at, contactId, description, name, number } = sampleScheduled({ at: 5_000 });
    const save = schedule.saveRequested({ id: 'p1', at, contactId, description, name, number });
    const state = fold(told(), save);
    expect(selectReminders(state)).toEqual([]);
    expect(selectUpcoming(state)).toMatchObject([{ id: 'p1', at: 5_000, remindAt: 5_000, remindedAt: null }]);
  });

  it('takes the change of an entry that was removed meanwhile for a new one', () => {
    const { at, contactId, description, name, number } = sampleScheduled({ at: 5_000 });
    const save = schedule.saveRequested({ id: 'p1', at, contactId, description, name, number });
    const gone = schedule.changedElsewhere({ events: [], removedIds: ['p1'] });
    const state = fold(told(), gone, save);
    expect(selectUpcoming(state)).toEqual([
      sampleScheduled({ id: save.meta.id, at, remindAt: at, changedAt: save.meta.at }),
    ]);
  });

  it('sorts what is to come by its next reminder, and what is past the other way', () => {
    const events = [
      sampleScheduled({ id: 'late', at: 30, remindAt: 30 }),
      sampleScheduled({ id: 'put off', at: 10, remindAt: 40 }),
      sampleScheduled({ id: 'soon', at: 20, remindAt: 20 }),
      sampleScheduled({ id: 'told', at: 5, remindAt: 5, remindedAt: 6 }),
      sampleScheduled({ id: 'done', at: 50, remindAt: 50, doneAt: 7 }),
    ];
    const state = fold(schedule.restored({ events }));
    expect(ids(selectUpcoming(state))).toEqual(['soon', 'late', 'put off']);
    expect(ids(selectPast(state))).toEqual(['done', 'told']);
  });

  it('keeps what was changed while the disk was read', () => {
    const done = schedule.doneRequested({ id: 'p1' });
    const state = fold(schedule.restored({ events: [sampleScheduled()] }), done);
    const again = rootReducer(
      state,
      schedule.restored({ events: [sampleScheduled(), sampleScheduled({ id: 'p2' })] }),
    );
    expect(again.schedule.events['p1']?.doneAt).toBe(done.meta.at);
    expect(Object.keys(again.schedule.events)).toEqual(['p1', 'p2']);
  });

  it('is gone with the session', () => {
    const state = fold(told(), loggedOut({ reason: 'agent', message: null }));
    expect(state.schedule).toBe(fold().schedule);
  });
});

describe('a reminder', () => {
  it('stays until the agent acts upon it', () => {
    expect(ids(selectReminders(fold(told(), told({ id: 'p2' }))))).toEqual(['p1', 'p2']);
    expect(selectReminders(fold(told(), schedule.doneRequested({ id: 'p1' })))).toEqual([]);
    expect(selectReminders(fold(told(), schedule.removeRequested({ id: 'p1' })))).toEqual([]);
  });

  it('that nobody acted upon is there again after a reload, on the same day', () => {
    const restored = (events: ScheduledCall[], ...before: UnknownAction[]) =>
      ids(
        selectReminders(
          fold(...before, { ...schedule.restored({ events }), meta: { at: 100 * HOUR, id: 'r' } }),
        ),
      );
    const open = (id: string, remindedAt: number) => sampleScheduled({ id, remindedAt });
    expect(
      restored([
        open('second', 99 * HOUR),
        open('first', 98 * HOUR),
        open('yesterday', 88 * HOUR),
        sampleScheduled({ id: 'done', remindedAt: 99 * HOUR, doneAt: 99 * HOUR }),
        sampleScheduled({ id: 'to come' }),
      ]),
    ).toEqual(['first', 'second']);
    const again = [open('p1', 99 * HOUR)];
    expect(restored(again, told())).toEqual(['p1']);
    expect(restored(again, told(), schedule.doneRequested({ id: 'p1' }))).toEqual([]);
  });

  it('that is put off comes back ten minutes after the click', () => {
    const snooze = schedule.snoozeRequested({ id: 'p1' });
    const state = fold(told(), snooze);
    expect(selectReminders(state)).toEqual([]);
    expect(selectUpcoming(state)).toMatchObject([
      { id: 'p1', at: sampleScheduled().at, remindAt: snooze.meta.at + 600_000, remindedAt: null },
    ]);
  });

  it('goes when another tab acted upon it or deleted it', () => {
    const elsewhere = schedule.changedElsewhere({
      events: [sampleScheduled({ doneAt: 9 })],
      removedIds: ['p2'],
    });
    const state = fold(told(), told({ id: 'p2' }), elsewhere);
    expect(selectReminders(state)).toEqual([]);
    expect(Object.keys(state.schedule.events)).toEqual(['p1']);
  });
});

describe('the call of an entry', () => {
  const open = dialOpenRequested({ number: '4002', name: 'Maria', contactId: null, scheduledId: 'p1' });
  const call = dialed({
    callId: 'c1',
    number: '4002',
    name: null,
    queue: 'Voz',
    contactId: null,
    consultOf: null,
  });

  const asked = dialRequested({ number: '4002', name: null, queue: 'Voz', contactId: null, consultOf: null });

  it('makes it done', () => {
    expect(fold(told(), open, asked, call).schedule).toMatchObject({
      events: { p1: { doneAt: call.meta.at } },
      remindedIds: [],
      dialingId: null,
    });
  });

  it('does not when the dialog was left, or opened for somebody else', () => {
    const other = dialOpenRequested({ number: '1', name: null, contactId: null });
    for (const between of [dialCloseRequested(), other]) {
      expect(fold(told(), open, between, asked, call).schedule.events['p1']?.doneAt).toBeNull();
    }
  });

  it.each<[string, UnknownAction[]]>([
    ['that the agent placed on the desk telephone', []],
    [
      'to the room of a conference',
      [dialed({ ...call.payload, callId: 'c2', number: '*704001', room: '4001' })],
    ],
    ['to somebody who is consulted', [dialRequested({ ...asked.payload, number: '4009', consultOf: 'c0' })]],
    [
      'that was placed after its own was refused',
      [asked, dialRefused({ number: '4002', reason: 'deskBusy', code: 'deskBusy', message: '' })],
    ],
  ])('does not where another goes out, %s', (_which, before) => {
    const state = fold(told(), open, ...before, call);
    expect(state.schedule.events['p1']?.doneAt).toBeNull();
    // The dialog closes with any call: what is dialled later is not meant for the entry either.
    const later = [asked, { ...call, payload: { ...call.payload, callId: 'c3' } }].reduce(rootReducer, state);
    expect(later.schedule.events['p1']?.doneAt).toBeNull();
  });

  it('leaves the dial dialog with the number alone', () => {
    expect(fold(open).calls.dialDialog).toEqual({ number: '4002', name: 'Maria', contactId: null });
  });
});
