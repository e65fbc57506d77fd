import type { UnknownAction } from '@reduxjs/toolkit';
import * as history from '../../../src/store/history/actions';
import { selectListedCalls, selectListedServices } from '../../../src/store/history/listSelectors';
import type { CallRow, HistoryColumn, Period } from '../../../src/store/history/types';
import type { RootState } from '../../../src/store/rootReducer';
import { fold } from '../../support/fold';
import { sampleCallRow, sampleServiceRow } from '../../support/samples';

const week: Period = { from: '2026-03-03', to: '2026-03-10' };

/** The state after these facts. */
const after = (...facts: UnknownAction[]): RootState => fold(facts);

const then = (state: RootState, ...facts: UnknownAction[]): RootState => fold(facts, state);

const noon = (day: number) => new Date(2026, 2, day, 12).getTime();

const ids = (state: RootState) => selectListedCalls(state).map(({ id }) => id);

const read = (...rows: CallRow[]): UnknownAction[] => [
  history.readStarted({ table: 'calls', period: week }),
  history.callsLoaded({ rows }),
  history.readCompleted({ table: 'calls' }),
];

const row = (id: string, fields: Partial<CallRow> = {}) =>
  sampleCallRow({ id, uniqueId: id, startedAt: noon(9), ...fields });

describe('the order of the calls', () => {
  const rows = [
    row('a', { name: 'Zeca', number: '+55 (11) 98', seconds: 5, startedAt: noon(9) }),
    row('b', { name: 'Ágata', number: '4002', seconds: null, answered: false, startedAt: noon(8) }),
    row('c', { name: null, number: '9', direction: 'outgoing', seconds: 70, startedAt: noon(7) }),
    row('d', { name: 'ágata', number: 'anônimo', notes: 'Ok', classification: 'Venda', startedAt: noon(6) }),
  ];
  const state = after(...read(...rows));

  it.each<[HistoryColumn, boolean, string]>([
    ['date', true, 'abcd'],
    ['date', false, 'dcba'],
    ['name', false, 'bdac'],
    ['name', true, 'abdc'],
    ['number', false, 'cbad'],
    ['duration', true, 'dcab'],
    ['duration', false, 'acdb'],
    ['status', false, 'badc'],
    ['classify', true, 'dabc'],
    ['notes', false, 'dabc'],
    ['call', false, 'abcd'],
  ])('by %s (descending: %s) is %s', (column, descending, order) => {
    const sort = { column, descending };
    expect(ids(then(state, history.sortRequested({ table: 'calls', sort }))).join('')).toBe(order);
  });
});

describe('the search', () => {
  const state = after(
    ...read(
      row('a', { name: 'João Conceição', number: '5511980000123' }),
      row('b', { name: null, number: '4002', notes: 'Pediu segunda via', classification: 'Financeiro' }),
      row('c', { number: '(11) 98765-0012', notes: 'Pedido 2024-00123', queue: 'Plantão 24/7' }),
    ),
  );
  const found = (text: string) =>
    ids(then(state, history.searchRequested({ text }), history.searchSettled({ text }))).join('');

  it.each([
    ['', 'abc'],
    ['conceicao JOAO', 'a'],
    ['(11) 98000-0123', 'a'],
    ['(11) 98765-0012', 'c'],
    ['11987650012', 'c'],
    ['11 98765\u20110012', 'c'],
    ['2024-00123', 'c'],
    ['24/7', 'c'],
    ['financeiro via', 'b'],
    ['ninguém', ''],
  ])('for “%s” finds “%s”', (text, expected) => {
    expect(found(text)).toBe(expected);
  });

  it('waits for typing to rest', () => {
    expect(ids(then(state, history.searchRequested({ text: 'joao' }))).join('')).toBe('abc');
  });

  it('looks at the protocol, the address and the subject of services', () => {
    const services = after(
      history.readStarted({ table: 'services', period: week }),
      history.servicesLoaded({
        rows: [
          sampleServiceRow({ id: '7', fromId: 'maria@exemplo.com', subject: 'Orçamento' }),
          sampleServiceRow({ id: '8', fromId: '5511@c.us' }),
          sampleServiceRow({ id: '9', fromId: '+55 (11) 4002-8922' }),
        ],
      }),
    );
    const matching = (text: string) =>
      selectListedServices(then(services, history.searchSettled({ text }))).map(
        ({ conversation }) => conversation.id,
      );
    expect(matching('#7')).toEqual(['7']);
    expect(matching('orcamento exemplo')).toEqual(['7']);
    expect(matching('c.us')).toEqual(['8']);
    expect(matching('1140028922')).toEqual(['9']);
  });
});
