import * as bulk from '../../../src/store/bulkActions/actions';
import type { BulkAction } from '../../../src/store/bulkActions/types';
import { CHANNEL_MARKS } from '../../../src/lib/queueType';
import * as worklist from '../../../src/store/worklist/actions';
import type { ListFilter } from '../../../src/store/worklist/types';
import type { Dice } from '../random';
import { secretText } from './secrets';
import type { FactsOf } from './table';
import { conversationIds, failure, queueNames } from './values';

const some = (dice: Dice): string[] => dice.some(3, () => dice.pick(conversationIds));

const one = (dice: Dice) => ({ conversationId: dice.pick(conversationIds) });

const kind = (dice: Dice) => dice.pick(['end', 'classify', 'transfer'] as const);

const action = (dice: Dice): BulkAction =>
  dice.chance(0.5)
    ? { kind: 'classify', classificationId: '1', subclassificationId: null, notes: secretText(dice) }
    : { kind: 'transfer', to: { kind: 'queue', queue: dice.pick(queueNames) } };

/** Random facts of the list's filters and of what is done with several conversations at once. */
export const worklistFacts: FactsOf<'worklist' | 'bulkActions'> = {
  'worklist/filterRequested': (dice) =>
    worklist.filterRequested(
      dice.pick<Partial<ListFilter>>([
        { unansweredOnly: dice.chance(0.5) },
        { channel: dice.pick([null, ...CHANNEL_MARKS]) },
        { queue: dice.pick([null, ...queueNames]) },
      ]),
    ),
  'worklist/filterClearRequested': () => worklist.filterClearRequested(),
  'worklist/orderRequested': (dice) => worklist.orderRequested({ order: dice.pick(['latest', 'waiting']) }),

  'bulkActions/chooseRequested': (dice) => bulk.chooseRequested({ conversationIds: some(dice) }),
  'bulkActions/askRequested': (dice) => bulk.askRequested({ kind: kind(dice) }),
  'bulkActions/askCancelRequested': () => bulk.askCancelRequested(),
  'bulkActions/runRequested': (dice) =>
    bulk.runRequested({ conversationIds: some(dice), action: action(dice) }),
  'bulkActions/stopRequested': () => bulk.stopRequested(),
  'bulkActions/reportDismissRequested': () => bulk.reportDismissRequested(),
  'bulkActions/started': (dice) => bulk.started({ conversationIds: some(dice), kind: kind(dice) }),
  'bulkActions/oneEnded': (dice) => bulk.oneEnded(one(dice)),
  'bulkActions/oneFailed': (dice) => bulk.oneFailed({ ...one(dice), ...failure(dice) }),
  'bulkActions/finished': () => bulk.finished(),
};
