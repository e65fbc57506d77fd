import { inTurn } from '../../../src/sagas/core/inTurn';
import { delay, type SagaGenerator } from '../../../src/sagas/core/effects';
import { serve, worker } from '../../../src/sagas/core/workers';
import { transferRequested } from '../../../src/store/conversations/actions';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

type Asked = ReturnType<typeof transferRequested>;

const ask = (conversationId: string, queue: string) =>
  transferRequested({ conversationId, to: { kind: 'queue', queue } });

let h: SagaHarness;
let done: string[];

function* work({ payload: { conversationId, to } }: Asked): SagaGenerator<void> {
  done.push(`begins ${conversationId} ${to.queue}`);
  yield* delay(1_000);
  done.push(`ends ${conversationId} ${to.queue}`);
}

beforeEach(() => {
  h = createSagaHarness({ facts: () => atWork() });
  done = [];
  const turns = inTurn<Asked>(({ conversationId }) => conversationId, work);
  h.run(() => serve([worker('every', [transferRequested], turns)]));
});
afterEach(() => h.end());

it('does what is asked for of several subjects at once', async () => {
  h.dispatch(ask('1', 'A'));
  h.dispatch(ask('2', 'A'));
  await h.pass(1_000);
  expect(done).toEqual(['begins 1 A', 'begins 2 A', 'ends 1 A', 'ends 2 A']);
});

it('does what is asked for of one subject one after the other', async () => {
  for (const queue of ['A', 'B', 'C']) h.dispatch(ask('1', queue));
  await h.pass(3_000);
  expect(done).toEqual(['begins 1 A', 'ends 1 A', 'begins 1 B', 'ends 1 B', 'begins 1 C', 'ends 1 C']);
});

it('does what is asked for twice in the same words once, and again afterwards', async () => {
  h.dispatch(ask('1', 'A'));
  h.dispatch(ask('1', 'A'));
  await h.pass(1_000);
  expect(done).toEqual(['begins 1 A', 'ends 1 A']);
  h.dispatch(ask('1', 'A'));
  await h.pass(1_000);
  expect(done).toHaveLength(4);
});
