import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../../src/store/auth/actions';
import * as calls from '../../../src/store/calls/actions';
import type { EndedCall } from '../../../src/store/calls/types';
import { loaded as choicesLoaded } from '../../../src/store/classification/actions';
import * as history from '../../../src/store/history/actions';
import { selectListedCalls, selectListedServices } from '../../../src/store/history/listSelectors';
import { selectHistoryRead, selectRowDialog } from '../../../src/store/history/selectors';
import type { CallRow, Period } from '../../../src/store/history/types';
import type { RootState } from '../../../src/store/rootReducer';
import { fold } from '../../support/fold';
import { sampleCallRow, sampleEndedCall, sampleServiceRow } from '../../support/samples';

/** The state after these facts. */
const after = (...facts: UnknownAction[]): RootState => fold(facts);

const then = (state: RootState, ...facts: UnknownAction[]): RootState => fold(facts, state);

const week: Period = { from: '2026-03-03', to: '2026-03-10' };

const asked = { table: 'calls', period: week } as const;

const noon = (day: number) => new Date(2026, 2, day, 12).getTime();

const ids = (state: RootState) => selectListedCalls(state).map(({ id }) => id);

const read = (...rows: CallRow[]): UnknownAction[] => [
  history.readStarted(asked),
  history.callsLoaded({ rows }),
  history.readCompleted({ table: 'calls' }),
];

const row = (id: string, fields: Partial<CallRow> = {}) =>
  sampleCallRow({ id, uniqueId: id, startedAt: noon(9), ...fields });

/** A state in which these calls ended in this session. */
function withEnded(state: RootState, ...ended: EndedCall[]): RootState {
  return { ...state, calls: { ...state.calls, ended } };
}

const ended = (fields: Partial<EndedCall>) => sampleEndedCall({ startedAt: noon(10), ...fields });

describe('the rows of a table', () => {
  it('show as they come the first time, and are replaced in one go later', () => {
    let state = after(history.readStarted(asked), history.callsLoaded({ rows: [row('u1')] }));
    expect(ids(state)).toEqual(['u1']);
    state = then(
      state,
      history.callsLoaded({ rows: [row('u2')] }),
      history.readCompleted({ table: 'calls' }),
    );
    expect(ids(state)).toEqual(['u1', 'u2']);
    state = then(state, history.readStarted(asked), history.callsLoaded({ rows: [row('u3')] }));
    expect(ids(state)).toEqual(['u1', 'u2']);
    expect(selectHistoryRead(state, 'calls').status).toBe('loading');
    state = then(state, history.readCompleted({ table: 'calls' }));
    expect(ids(state)).toEqual(['u3']);
  });

  it('of other days go at once', () => {
    const state = after(
      ...read(row('u1')),
      history.readStarted({ table: 'calls', period: { ...week, to: '2026-03-09' } }),
    );
    expect(ids(state)).toEqual([]);
  });

  it('stay when a later read fails, and what comes after its failure changes nothing', () => {
    const state = after(
      ...read(row('u1')),
      history.readStarted(asked),
      history.callsLoaded({ rows: [row('u2')] }),
      history.readFailed({ table: 'calls', code: 'timeout', message: '' }),
    );
    expect(ids(state)).toEqual(['u1']);
    expect(selectHistoryRead(state, 'calls').failure?.code).toBe('timeout');
    expect(then(state, history.callsLoaded({ rows: [row('u3')] })).history.calls).toBe(state.history.calls);
  });

  it('are kept in parts of which none is copied again', () => {
    const many = Array.from({ length: 600 }, (_, index) => row(`u${index}`));
    const before = after(history.readStarted(asked), history.callsLoaded({ rows: many }));
    const next = then(before, history.callsLoaded({ rows: [row('x')] }));
    expect(next.history.calls.pages.map((page) => page.length)).toEqual([250, 250, 100, 1]);
    expect(next.history.calls.pages[0]).toBe(before.history.calls.pages[0]);
  });

  it('go when the agent leaves or signs out; the way of sorting and the days stay until then', () => {
    const sort = { column: 'name', descending: false } as const;
    const left = after(
      ...read(row('u1')),
      history.sortRequested({ table: 'calls', sort }),
      history.periodRequested({ period: week }),
      history.leaveRequested(),
    );
    expect(left.history.calls).toMatchObject({ pages: [], period: null, isWhole: false, sort });
    expect(left.history.period).toEqual(week);
    const out = then(left, loggedOut({ reason: 'agent', message: null }));
    expect(out.history.period).toBeNull();
  });

  it('are those of the days that were asked for, whatever the server answered', () => {
    const state = after(
      ...read(
        row('late', { startedAt: new Date(2026, 2, 11).getTime() }),
        row('last', { startedAt: new Date(2026, 2, 11).getTime() - 1 }),
        row('first', { startedAt: new Date(2026, 2, 3).getTime() }),
        row('early', { startedAt: new Date(2026, 2, 3).getTime() - 1 }),
      ),
    );
    expect(ids(state)).toEqual(['last', 'first']);
  });
});

describe('the calls of this session', () => {
  it('are among the rows without a new read, and once', () => {
    const state = withEnded(
      after(...read(row('u1'))),
      ended({ id: 'k2', uniqueId: 'u2', answeredAt: null }),
      ended({ id: 'k1', uniqueId: 'u1' }),
    );
    expect(ids(state)).toEqual(['u2', 'u1']);
    expect(selectListedCalls(state)[0]).toMatchObject({ answered: false, seconds: null });
  });

  it('without the centre’s id are told from the rows by when they were and with whom', () => {
    const of = { uniqueId: null, number: '551199', direction: 'outgoing' } as const;
    const known = row('u1', { number: '551199', direction: 'outgoing', startedAt: noon(10) + 5_000 });
    const state = after(...read(known));
    expect(ids(withEnded(state, ended({ id: 'k1', ...of })))).toEqual(['u1']);
    expect(ids(withEnded(state, ended({ id: 'k1', ...of, startedAt: noon(10) - 90_000 })))).toEqual([
      'u1',
      'k1',
    ]);
    expect(ids(withEnded(state, ended({ id: 'k1', ...of, direction: 'incoming' })))).toEqual(['u1', 'k1']);
  });

  it.each([-3, 3, 24])('are told from the rows of a server whose clock is %d h ahead', (hours) => {
    const ahead = hours * 60 * 60_000;
    const of = { uniqueId: null, number: '551199', direction: 'outgoing' } as const;
    const session = [ended({ id: 'k2', uniqueId: 'u2' }), ended({ id: 'k1', ...of })];
    const rows = [
      row('u1', { number: '551199', direction: 'outgoing', startedAt: noon(9) + ahead + 5_000 }),
      row('u2', { startedAt: noon(9) + ahead }),
    ];
    const at = session.map((call) => ({ ...call, startedAt: noon(9) }));
    expect(ids(withEnded(after(...read(...rows)), ...at)).toSorted()).toEqual(['u1', 'u2']);
  });

  it('take as long as was spoken', () => {
    const call = ended({ uniqueId: 'u9', answeredAt: noon(10), endedAt: noon(10) + 61_400 });
    expect(selectListedCalls(withEnded(after(...read()), call))).toMatchObject([{ id: 'u9', seconds: 61 }]);
  });
});

const choices = choicesLoaded({
  classifications: [{ id: '1', name: 'Venda', queues: [] }],
  subclassifications: [{ id: '11', name: 'Fechada', classificationId: '1' }],
});

const choice = { classificationId: '1', subclassificationId: '11', notes: 'Boleto' };

const inWords = { classification: 'Venda', subclassification: 'Fechada', notes: 'Boleto' };

describe('what the agent says of a row', () => {
  it('stands in the row at once, and closes the dialog', () => {
    const state = after(
      choices,
      ...read(row('u1'), row('u2')),
      history.classifyOpenRequested({ table: 'calls', id: 'u1' }),
      history.classifyStarted({ table: 'calls', id: 'u1' }),
      history.classified({ table: 'calls', id: 'u1', ...choice }),
    );
    expect(selectListedCalls(state)).toMatchObject([
      { id: 'u1', ...inWords },
      { id: 'u2', notes: null },
    ]);
    expect(selectRowDialog(state)).toBeNull();
  });

  it('leaves the dialog with the failure when it was not taken', () => {
    const state = after(
      history.classifyOpenRequested({ table: 'services', id: '7' }),
      history.classifyStarted({ table: 'services', id: '7' }),
      history.classifyFailed({ table: 'services', id: '7', code: 'timeout', message: '' }),
    );
    expect(selectRowDialog(state)).toMatchObject({ id: '7', saving: false, failure: { code: 'timeout' } });
    const other = then(state, history.classifyFailed({ table: 'calls', id: '7', code: 'x', message: '' }));
    expect(other.history).toBe(state.history);
    expect(selectRowDialog(then(state, history.classifyCloseRequested()))).toBeNull();
  });

  it('is not undone by a read that began before it, and gives way to one that began later', () => {
    const before = after(choices, ...read(row('u1')), history.readStarted(asked));
    const said = then(before, history.classified({ table: 'calls', id: 'u1', ...choice }));
    const stale = then(
      said,
      history.callsLoaded({ rows: [row('u1')] }),
      history.readCompleted({ table: 'calls' }),
    );
    expect(selectListedCalls(stale)).toMatchObject([inWords]);
    const { meta, ...started } = history.readStarted(asked);
    const later = { ...started, meta: { ...meta, at: meta.at + 60_000 } };
    const fresh = then(
      stale,
      later,
      history.callsLoaded({ rows: [row('u1')] }),
      history.readCompleted({ table: 'calls' }),
    );
    expect(selectListedCalls(fresh)).toMatchObject([{ classification: null }]);
  });

  it('in the dialog of calls stands in the row of that call', () => {
    const form = { callId: 'k1', ...choice, protocol: '' };
    const state = after(
      choices,
      ...read(row('u1'), row('u2')),
      calls.classifyRequested(form),
      calls.classified({ callId: 'k1' }),
    );
    const shown = selectListedCalls(withEnded(state, ended({ id: 'k1', uniqueId: 'u2' })));
    expect(shown).toMatchObject([
      { id: 'u1', classification: null },
      { id: 'u2', ...inWords },
    ]);
  });

  it('of a service stands in its row', () => {
    const state = after(
      choices,
      history.readStarted({ table: 'services', period: week }),
      history.servicesLoaded({ rows: [sampleServiceRow({ id: '7' })] }),
      history.readCompleted({ table: 'services' }),
      history.classified({ table: 'services', id: '7', ...choice, notes: '' }),
    );
    expect(selectListedServices(state)).toMatchObject([{ ...inWords, notes: null }]);
  });
});
