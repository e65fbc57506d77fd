import type { Action } from '@reduxjs/toolkit';
import { delay, type SagaGenerator } from '../../../src/sagas/core/effects';
import { serve, worker, type Worker } from '../../../src/sagas/core/workers';
import * as conversations from '../../../src/store/conversations/actions';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const {
  customerHistoryCloseRequested: lastCloseRequested,
  customerHistoryReadRequested: lastReadRequested,
  transferOpenRequested,
} = conversations;

const open = (conversationId: string) => transferOpenRequested({ conversationId });

let h: SagaHarness;
let done: string[];

beforeEach(() => {
  h = createSagaHarness({ facts: () => atWork() });
  done = [];
});
afterEach(() => h.end());

/** A second's work that says what it was asked. */
function work(name: string) {
  return function* saga(action: Action): SagaGenerator<void> {
    const asked = transferOpenRequested.match(action) ? action.payload.conversationId : action.type;
    done.push(`${name} begins ${asked}`);
    yield* delay(1_000);
    done.push(`${name} ends ${asked}`);
  };
}

const opening = (of: Worker['mode']) => worker(of, [transferOpenRequested], work(of));

it.each([
  ['every', ['every begins 1', 'every begins 2', 'every ends 1', 'every ends 2']],
  ['latest', ['latest begins 1', 'latest begins 2', 'latest ends 2']],
  ['leading', ['leading begins 1', 'leading ends 1', 'leading begins 3', 'leading ends 3']],
] as const)('of several at once keeps the %s', async (of, expected) => {
  h.run(() => serve([opening(of)]));
  h.dispatch(open('1'));
  await h.settle();
  h.dispatch(open('2'));
  await h.pass(1_000);
  if (of === 'leading') h.dispatch(open('3'));
  await h.pass(1_000);
  expect(done).toEqual(expected);
});

it('gives each worker only what it serves', async () => {
  h.run(() => serve([opening('every'), worker('every', [lastReadRequested], work('other'))]));
  h.dispatch(lastReadRequested());
  h.dispatch(lastCloseRequested());
  await h.pass(1_000);
  expect(done).toEqual([
    'other begins conversations/customerHistoryReadRequested',
    'other ends conversations/customerHistoryReadRequested',
  ]);
});

it('gives one request to every worker that serves it', async () => {
  h.run(() => serve([opening('every'), opening('latest')]));
  h.dispatch(open('1'));
  await h.pass(1_000);
  expect(done).toEqual(['every begins 1', 'latest begins 1', 'every ends 1', 'latest ends 1']);
});
