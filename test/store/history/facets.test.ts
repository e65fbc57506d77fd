import * as history from '../../../src/store/history/actions';
import {
  callFacets,
  callStatus,
  countsOf,
  filteredRows,
  serviceFacets,
} from '../../../src/store/history/facets';
import { selectFacetCounts, selectListedCalls } from '../../../src/store/history/listSelectors';
import { selectHistoryFilter } from '../../../src/store/history/selectors';
import { fold } from '../../support/fold';
import { sampleCallRow, sampleConversation } from '../../support/samples';

const DAY = { from: '2026-03-10', to: '2026-03-10' };
const NOON = new Date(2026, 2, 10, 12).getTime();

const call = (id: string, fields: Partial<ReturnType<typeof sampleCallRow>> = {}) =>
  sampleCallRow({ id, uniqueId: id, startedAt: NOON, ...fields });

const ROWS = [
  call('1', { queue: 'Suporte', answered: false }),
  call('2', { queue: 'Vendas', classification: 'Venda' }),
  call('3', { queue: null, direction: 'outgoing', classification: 'Venda' }),
];

const read = [
  history.readStarted({ table: 'calls', period: DAY }),
  history.callsLoaded({ rows: ROWS }),
  history.readCompleted({ table: 'calls' }),
];

const listed = (...asked: ReturnType<typeof history.filterRequested>[]) =>
  selectListedCalls(fold([...read, ...asked])).map(({ id }) => id);

const only = (facet: 'queue' | 'status' | 'classification', value: string | null) =>
  history.filterRequested({ table: 'calls', facet, value });

test('a table shows the rows that have every value that was chosen', () => {
  expect(listed()).toEqual(['1', '2', '3']);
  expect(listed(only('queue', 'Vendas'))).toEqual(['2']);
  expect(listed(only('classification', 'Venda'))).toEqual(['2', '3']);
  expect(listed(only('classification', 'Venda'), only('status', 'made'))).toEqual(['3']);
});

test('a row without a value is one of its own', () => {
  expect(listed(only('queue', ''))).toEqual(['3']);
  expect(listed(only('classification', ''))).toEqual(['1']);
});

test('a filter is taken back alone, or with all of its table', () => {
  expect(listed(only('queue', 'Vendas'), only('status', 'missed'), only('queue', null))).toEqual(['1']);
  const state = fold([
    ...read,
    only('queue', 'Vendas'),
    history.filterRequested({ table: 'services', facet: 'channel', value: 'email' }),
    history.filterClearRequested({ table: 'calls' }),
  ]);
  expect(selectHistoryFilter(state, 'calls')).toEqual({});
  expect(selectHistoryFilter(state, 'services')).toEqual({ channel: 'email' });
});

test('the choices count the rows of the days, whatever is chosen', () => {
  const counts = selectFacetCounts(fold([...read, only('queue', 'Vendas')]), 'calls');
  expect(counts.get('queue')).toEqual(
    new Map([
      ['Suporte', 1],
      ['Vendas', 1],
      ['', 1],
    ]),
  );
});

test('a call is received, missed, made or not answered', () => {
  const ways = [true, false].flatMap((answered) => [
    callStatus(call('1', { direction: 'incoming', answered })),
    callStatus(call('1', { direction: 'outgoing', answered })),
  ]);
  expect(ways).toEqual(['received', 'made', 'missed', 'unanswered']);
});

test('services are told apart by the channel that their mark shows', () => {
  const service = (queueType: number, fromId: string) => ({
    conversation: sampleConversation({ queueType, fromId }),
    startedAt: NOON,
    classification: null,
    subclassification: null,
    notes: null,
  });
  const rows = [service(4, 'a@exemplo.com'), service(3, '55@whatsapp'), service(3, 'ana@instagram')];
  expect([...(countsOf(rows, serviceFacets).get('channel') ?? [])]).toEqual([
    ['email', 1],
    ['whatsapp', 1],
    ['instagram', 1],
  ]);
  expect(filteredRows(rows, serviceFacets, { channel: 'whatsapp' })).toHaveLength(1);
  expect(filteredRows(ROWS, callFacets, {})).toBe(ROWS);
});
