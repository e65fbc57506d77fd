import { watchMessages } from '../../../src/sagas/messages/messages';
import { leaveRequested, openRequested } from '../../../src/store/conversations/actions';
import { readRequested, staled } from '../../../src/store/messages/actions';
import {
  selectConversationMessages,
  selectMessages,
  selectMessagesComplete,
} from '../../../src/store/messages/selectors';
import { fails } from '../../support/fakes/scripted';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { atWork, inSync } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const A = { conversationId: '1001' };
const TOTAL = 1_730;

let h: SagaHarness;
let total: number;
beforeEach(() => {
  total = TOTAL;
  h = createSagaHarness({
    facts: () => [...atWork(), ...inSync(sampleConversation({ messageCount: TOTAL }))],
    checks: false,
  });
  // As a server pages: from the newest, and a page moves on when a message comes.
  h.services.conversationApi.messagesPart.always((conversationId, size, page) => {
    const first = total - size * page + 1;
    const ids = Array.from({ length: size }, (_, at) => first + at).filter((id) => id > 0);
    const messages = ids.map((id) => sampleMessage({ id: String(id), conversationId })).reverse();
    return { messages, hasOlder: first > 1 };
  });
  h.run(watchMessages);
});
afterEach(() => h.end());

const parts = () => h.services.conversationApi.messagesPart.calls.map(([, size, page]) => [size, page]);
const known = () => selectMessages(h.state(), '1001').map(({ id }) => Number(id));
const isComplete = () => selectMessagesComplete(h.state(), '1001');

it('is read from its end, and then back to its beginning in growing parts, none twice', async () => {
  h.dispatch(openRequested(A));
  await h.settle();
  expect(parts()).toEqual([[50, 1]]);
  expect([known().length, isComplete()]).toEqual([50, false]);
  await h.pass(5_000);
  expect(parts()).toEqual([
    [50, 1],
    [50, 2],
    [100, 2],
    [200, 2],
    [400, 2],
    [400, 3],
    [400, 4],
    [400, 5],
  ]);
  expect(known()).toEqual(Array.from({ length: TOTAL }, (_, at) => at + 1));
  expect(isComplete()).toBe(true);
  expect(h.services.conversationApi.messages.calls).toEqual([]);
});

it('misses nothing when messages come meanwhile', async () => {
  h.dispatch(openRequested(A));
  await h.settle();
  total += 30;
  await h.pass(5_000);
  expect(known().slice(0, TOTAL)).toEqual(Array.from({ length: TOTAL }, (_, at) => at + 1));
  expect(isComplete()).toBe(true);
});

it('goes on where it stood when the agent comes back to it, and reads its end alone once it is stale', async () => {
  h.dispatch(openRequested(A));
  await h.pass(250);
  const before = parts().length;
  h.dispatch(leaveRequested());
  h.dispatch(openRequested(A));
  await h.pass(5_000);
  expect(isComplete()).toBe(true);
  expect(parts().filter(([size, page]) => size === 50 && page === 1)).toHaveLength(1);
  expect(parts().length).toBeGreaterThan(before);
  const all = parts().length;
  h.dispatch(staled({ conversationIds: ['1001'] }));
  await h.pass(5_000);
  expect(parts().slice(all)).toEqual([[50, 1]]);
  expect(isComplete()).toBe(true);
});

it('says when an older part could not be read, and goes on when the agent asks', async () => {
  h.dispatch(openRequested(A));
  await h.settle();
  h.services.conversationApi.messagesPart.next(fails('http', 'Sem banco'));
  await h.pass(5_000);
  expect(selectConversationMessages(h.state(), '1001')?.read).toMatchObject({ status: 'failed' });
  expect(known()).toHaveLength(50);
  h.dispatch(readRequested(A));
  await h.pass(5_000);
  expect(selectConversationMessages(h.state(), '1001')?.read.status).toBe('loaded');
  expect(isComplete()).toBe(true);
});
