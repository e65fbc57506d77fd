import * as history from '../../../src/store/history/actions';
import type { CallRow, HistoryColumn, Period, RowChoice, ServiceRow } from '../../../src/store/history/types';
import type { Dice } from '../random';
import type { FactsOf } from './table';
import { secretOrNull, secretText } from './secrets';
import { callIds, conversation, failure, isoTime, uniqueIds } from './values';

const table = (dice: Dice) => dice.pick(['calls', 'services'] as const);

const ids = [...uniqueIds, ...callIds, '1', '2'] as const;

const ofRow = (dice: Dice) => ({ table: table(dice), id: dice.pick(ids) });

const period = (dice: Dice): Period => ({ from: dice.pick(['2026-03-03', '2026-03-09']), to: '2026-03-10' });

const choice = (dice: Dice): RowChoice => ({
  classificationId: '1',
  subclassificationId: dice.pick([null, '11']),
  notes: secretText(dice),
});

const words = (dice: Dice) => ({
  classification: dice.pick([null, 'Venda']),
  subclassification: dice.pick([null, 'Fechada']),
  notes: secretOrNull(dice),
});

function callRow(dice: Dice): CallRow {
  const id = dice.pick(uniqueIds);
  const answered = dice.chance(0.7);
  return {
    id,
    uniqueId: id,
    startedAt: Date.parse(isoTime(dice)),
    number: secretText(dice),
    answered,
    name: secretOrNull(dice),
    direction: dice.pick(['incoming', 'outgoing']),
    queue: 'Voz',
    seconds: answered ? dice.int(900) : null,
    ...words(dice),
  };
}

function serviceRow(dice: Dice): ServiceRow {
  const fields = { fromId: secretText(dice), fromName: secretText(dice) };
  return {
    conversation: { ...conversation(dice), ...fields },
    startedAt: Date.parse(isoTime(dice)),
    ...words(dice),
  };
}

const columns: readonly [HistoryColumn, ...HistoryColumn[]] = ['date', 'name', 'notes', 'call'];

/** Random facts of the history. */
export const historyFacts: FactsOf<'history'> = {
  'history/readRequested': (dice) => history.readRequested({ table: table(dice), period: period(dice) }),
  'history/leaveRequested': () => history.leaveRequested(),
  'history/periodRequested': (dice) => history.periodRequested({ period: period(dice) }),
  'history/searchRequested': (dice) => history.searchRequested({ text: secretText(dice) }),
  'history/filterRequested': (dice) =>
    history.filterRequested({
      table: table(dice),
      facet: dice.pick(['channel', 'queue', 'direction', 'status', 'classification']),
      value: dice.chance(0.3) ? null : secretText(dice),
    }),
  'history/filterClearRequested': (dice) => history.filterClearRequested({ table: table(dice) }),
  'history/sortRequested': (dice) => {
    const sort = { column: dice.pick(columns), descending: dice.chance(0.5) };
    return history.sortRequested({ table: table(dice), sort });
  },
  'history/classifyOpenRequested': (dice) => history.classifyOpenRequested(ofRow(dice)),
  'history/classifyCloseRequested': () => history.classifyCloseRequested(),
  'history/classifyRequested': (dice) =>
    history.classifyRequested({ ...ofRow(dice), ...choice(dice), protocol: secretText(dice) }),
  'history/exportRequested': (dice) =>
    history.exportRequested({
      table: table(dice),
      textId: 't1',
      fileName: 'ligacoes.csv',
      rows: dice.int(9),
    }),
  'history/searchSettled': (dice) => history.searchSettled({ text: secretText(dice) }),
  'history/readStarted': (dice) => history.readStarted({ table: table(dice), period: period(dice) }),
  'history/callsLoaded': (dice) => history.callsLoaded({ rows: dice.some(4, () => callRow(dice)) }),
  'history/servicesLoaded': (dice) => history.servicesLoaded({ rows: dice.some(4, () => serviceRow(dice)) }),
  'history/readCompleted': (dice) =>
    history.readCompleted({ table: table(dice), ...(dice.chance(0.3) ? { kept: [ofRow(dice).id] } : {}) }),
  'history/readFailed': (dice) => history.readFailed({ table: table(dice), ...failure(dice) }),
  'history/classifyStarted': (dice) => history.classifyStarted(ofRow(dice)),
  'history/classified': (dice) => history.classified({ ...ofRow(dice), ...choice(dice) }),
  'history/classifyFailed': (dice) => history.classifyFailed({ ...ofRow(dice), ...failure(dice) }),
  'history/exported': (dice) => history.exported({ table: table(dice), rows: dice.int(9) }),
};
