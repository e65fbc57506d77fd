import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { sessionRestored } from '../../../src/store/auth/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { selectCustomerHistory } from '../../../src/store/conversations/customerHistorySelectors';
import type { Conversation, CustomerHistoryOf } from '../../../src/store/conversations/types';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleContact, sampleConversation } from '../../support/samples';
import {
  atWork,
  configured,
  connected,
  connectedToOldServer,
  inSync,
  signedIn,
} from '../../support/sagaFixtures';
import { createSagaHarness, START, type SagaHarness } from '../../support/sagaHarness';
import { sampleUser } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: () => atWork() });
  h.run(() => serve(sessionWorkers()));
});
afterEach(() => h.end());

const service = (id: string, startedAt: string, fields: Partial<Conversation> = {}) =>
  sampleConversation({ id, startedAt, readOnly: true, ...fields });

async function look(of: Partial<CustomerHistoryOf> = {}) {
  h.dispatch(
    conversations.customerHistoryOpenRequested({
      customerId: '77',
      fromId: '5511988880001@c.us',
      name: 'Maria',
      exceptId: '1001',
      ...of,
    }),
  );
  await h.settle();
  return selectCustomerHistory(h.state());
}

const reads = () => h.services.conversationApi;

describe('the last services of a customer', () => {
  it('are those of one month in the agent’s queues but the present one, the newest first', async () => {
    reads().ofCustomer.next(() => [
      service('1', '2026-02-10T12:00:01Z'),
      service('2', '2026-02-10T11:59:59Z'),
      service('3', '2026-03-09T12:00:00Z'),
      service('4', '2026-03-01T12:00:00Z', { queue: 'De outros' }),
      service('1001', '2026-03-10T12:00:00Z'),
    ]);
    const last = await look();
    expect(reads().ofCustomer.calls).toEqual([['77']]);
    expect(last?.conversations.map(({ id }) => id)).toEqual(['3', '1']);
  });

  it('are shown whatever their queue while no queue of the agent is known', async () => {
    await h.end();
    const user = sampleUser();
    h = createSagaHarness({ facts: () => [...configured(), sessionRestored({ user })] });
    h.run(() => serve(sessionWorkers()));
    reads().ofCustomer.next(() => [service('3', '2026-03-09T12:00:00Z')]);
    expect((await look())?.conversations.map(({ id }) => id)).toEqual(['3']);
  });

  it('are shown, the last of all, where the server does not say when or in which queue', async () => {
    reads().ofCustomer.next(() => [
      service('1', '2026-03-01T12:00:00Z', { startedAt: null }),
      service('2', '2026-03-02T12:00:00Z', { queue: '' }),
      service('3', '2026-03-09T12:00:00Z'),
    ]);
    expect((await look())?.conversations.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it.each(['9999999', null])('of somebody unknown (%s) go by the address', async (customerId) => {
    reads().ofAddress.next(() => [service('3', '2026-03-09T12:00:00Z')]);
    const last = await look({ customerId });
    expect(reads().ofAddress.calls).toEqual([['5511988880001@c.us']]);
    expect(last?.conversations).toHaveLength(1);
  });

  it('of a caller go by the contact with the number, and are none of a number without one', async () => {
    expect(await look({ customerId: null, fromId: '1133334444' })).toMatchObject({
      read: { status: 'loaded' },
      conversations: [],
    });
    h.services.contactApi.byNumber.next(() => sampleContact({ id: '78' }));
    await look({ customerId: null, fromId: '1133334444' });
    expect(h.services.contactApi.byNumber.calls).toEqual([['1133334444'], ['1133334444']]);
    expect(reads().ofCustomer.calls).toEqual([['78']]);
  });

  it('say why they could not be read, and are read again', async () => {
    reads().ofCustomer.next(fails('http', 'Sem banco'));
    expect((await look())?.read).toEqual({
      status: 'failed',
      failure: { code: 'http', message: 'Sem banco' },
    });
    h.dispatch(conversations.customerHistoryReadRequested());
    await h.settle();
    expect(selectCustomerHistory(h.state())?.read.status).toBe('loaded');
  });

  it('that come late are not told as another customer’s', async () => {
    const late = deferred<Conversation[]>();
    reads().ofCustomer.next(() => late.promise);
    await look();
    h.dispatch(conversations.customerHistoryCloseRequested());
    await look({ customerId: '78' });
    late.resolve([service('3', '2026-03-09T12:00:00Z')]);
    await h.settle();
    expect(selectCustomerHistory(h.state())?.conversations).toEqual([]);
  });
});

it('at the end of a month that is longer than the one before, all of its days are within the last month', async () => {
  await h.end();
  const facts = () => [...signedIn(), ...connected({ serverTime: '2026-03-31T12:00:00Z' }), ...inSync()];
  h = createSagaHarness({ facts });
  h.run(() => serve(sessionWorkers()));
  reads().ofCustomer.next(() => [
    service('1', '2026-03-01T12:00:00Z'),
    service('2', '2026-02-28T12:00:01Z'),
    service('3', '2026-02-28T11:59:59Z'),
  ]);
  expect((await look())?.conversations.map(({ id }) => id)).toEqual(['1', '2']);
});

const DAY = 24 * 60 * 60_000;

describe.each([
  ['a day ahead', DAY],
  ['a year behind', -365 * DAY],
])('with a server whose clock is %s', (_how, ahead) => {
  const at = (ms: number) => new Date(START + ahead + ms).toISOString();

  it.each([
    ['that tells its time', () => [...signedIn(), ...connected({ serverTime: at(0) })]],
    ['that acknowledges nothing', () => [...signedIn(), ...connectedToOldServer()]],
  ])('%s the month is the server’s', async (_which, facts) => {
    await h.end();
    const open = sampleConversation({ startedAt: at(-DAY), lastMessageAt: at(-60_000) });
    h = createSagaHarness({ facts: () => [...facts(), ...inSync(open)] });
    h.run(() => serve(sessionWorkers()));
    reads().ofCustomer.next(() => [service('1', at(-20 * DAY)), service('2', at(-40 * DAY))]);
    expect((await look())?.conversations.map(({ id }) => id)).toEqual(['1']);
  });
});
