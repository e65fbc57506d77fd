import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { sessionRestored } from '../../../src/store/auth/actions';
import { leaveRequested, openRequested } from '../../../src/store/conversations/actions';
import type { Conversation } from '../../../src/store/conversations/types';
import type { Message } from '../../../src/store/messages/types';
import { membershipsReported } from '../../../src/store/queues/actions';
import { earlierRequested } from '../../../src/store/timeline/actions';
import { selectEarlier } from '../../../src/store/timeline/selectors';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { atWork, configured, inSync } from '../../support/sagaFixtures';
import { sampleMembership, sampleUser } from '../../support/sagaSamples';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const OPEN = { conversationId: '1001' };

let h: SagaHarness;

function start(fields: Partial<Conversation> = {}): void {
  const open = sampleConversation({ startedAt: '2026-03-10T09:00:00-03:00', ...fields });
  h = createSagaHarness({ facts: () => [...atWork(), ...inSync(open), openRequested(OPEN)] });
  h.services.conversationApi.messages.always((id) => [sampleMessage({ id: `${id}1`, conversationId: id })]);
  h.run(() => serve(sessionWorkers()));
}
beforeEach(() => start());
afterEach(() => h.end());

const api = () => h.services.conversationApi;
const earlier = () => selectEarlier(h.state(), '1001');
const ids = () => earlier()?.protocols.map(({ id }) => id);

const before = (id: string, fields: Partial<Conversation> = {}) =>
  sampleConversation({ id, startedAt: '2026-03-01T09:00:00-03:00', status: 'finished', ...fields });

const page = (hasOlder: boolean, ...conversations: Conversation[]) => ({ conversations, hasOlder });

async function ask(): Promise<void> {
  h.dispatch(earlierRequested(OPEN));
  await h.settle();
}

describe('the conversations before the open one', () => {
  it('are there without a date that can be read', async () => {
    api().earlier.next(() => page(false, before('900', { startedAt: '' }), before('800')));
    await ask();
    expect(ids()).toContain('900');
  });

  it('are read by its address, a page each time, with what was said in them', async () => {
    api().earlier.next(() => page(true, sampleConversation(), before('900'), before('800')));
    await ask();
    expect(earlier()).toMatchObject({ pages: 1, isEnd: false, read: { status: 'loaded' } });
    expect(earlier()?.protocols[0]).toMatchObject({
      id: '900',
      queue: 'SAC',
      startedAt: '2026-03-01T09:00:00-03:00',
      messages: [{ id: '9001' }],
    });
    api().earlier.next(() => page(false, before('700')));
    await ask();
    expect(api().earlier.calls).toEqual([
      ['5511988880001@s.whatsapp.net', 1],
      ['5511988880001@s.whatsapp.net', 2],
    ]);
    expect(ids()).toEqual(['900', '800', '700']);
    expect(earlier()?.isEnd).toBe(true);
  });

  it('say who had them, until when, and how they were classified, without what was noted', async () => {
    const classified = { classification: 'Venda', subclassification: 'Fechada', notes: 'VIP' };
    const endedAt = '2026-03-01T09:30:00-03:00';
    api().earlier.next(() =>
      page(false, before('900', { lastAgent: 'Bruno Reis', endedAt, classified }), before('800')),
    );
    await ask();
    expect(earlier()?.protocols[0]).toMatchObject({
      agent: 'Bruno Reis',
      endedAt,
      classification: 'Venda',
      subclassification: 'Fechada',
    });
    expect(JSON.stringify(earlier())).not.toContain('VIP');
    expect(earlier()?.protocols[1]).toMatchObject({ classification: null, subclassification: null });
  });

  it('are those in the agent’s queues, in writing, that began before it', async () => {
    api().earlier.next(() =>
      page(
        false,
        before('1'),
        before('2', { queue: 'De outros' }),
        before('3', { queueType: 1 }),
        before('4', { startedAt: '2026-03-11T09:00:00-03:00' }),
      ),
    );
    await ask();
    expect(ids()).toEqual(['1']);
  });

  it('go by their numbers where a time is not known, and are shown where a queue is not', async () => {
    api().earlier.next(() =>
      page(
        false,
        before('1', { startedAt: null }),
        before('1002', { startedAt: null }),
        before('2', { queue: '' }),
      ),
    );
    await ask();
    expect(ids()).toEqual(['1', '2']);
    await h.end();
    start({ startedAt: null });
    api().earlier.next(() => page(false, before('900'), before('1002')));
    await ask();
    expect(ids()).toEqual(['900']);
  });

  it('are shown whatever their queue while no queue of the agent is known', async () => {
    await h.end();
    const open = sampleConversation({ startedAt: '2026-03-10T09:00:00-03:00' });
    h = createSagaHarness({
      facts: () => [
        ...configured(),
        sessionRestored({ user: sampleUser() }),
        ...inSync(open),
        openRequested(OPEN),
      ],
    });
    h.run(() => serve(sessionWorkers()));
    api().earlier.next(() => page(false, before('900')));
    await ask();
    expect(ids()).toEqual(['900']);
  });

  it('give their queue type to messages that do not say theirs', async () => {
    api().earlier.next(() => page(false, before('900', { queueType: 4 })));
    api().messages.next((id) => [sampleMessage({ conversationId: id, queueType: 0 })]);
    await ask();
    expect(earlier()?.protocols[0]?.messages[0]?.queueType).toBe(4);
  });

  it('that do not say their queue type have that of their queue', async () => {
    const membership = { ...sampleMembership('Correio'), type: 4 };
    const voice = { ...sampleMembership('Voz'), type: 1 };
    h.dispatch(membershipsReported({ memberships: [membership, voice] }));
    const untyped = { queueType: 0 };
    api().earlier.next(() =>
      page(
        false,
        before('900', { ...untyped, queue: 'Correio' }),
        before('800', { ...untyped, queue: 'Voz' }),
      ),
    );
    api().messages.next((id) => [sampleMessage({ conversationId: id, queueType: 0 })]);
    await ask();
    expect(ids()).toEqual(['900']);
    expect(earlier()?.protocols[0]?.messages[0]?.queueType).toBe(4);
  });

  it('are looked for on further pages where one has none to show, but not without end', async () => {
    api().earlier.next(() => page(true, before('2', { queue: 'De outros' })));
    api().earlier.next(() => page(true, before('1')));
    await ask();
    expect([ids(), earlier()?.pages]).toEqual([['1'], 2]);
    api().earlier.always(() => page(true, before('3', { queue: 'De outros' })));
    await ask();
    expect(earlier()).toMatchObject({ pages: 7, isEnd: false, read: { status: 'loaded' } });
  });

  it('say why they could not be read, and are read again from the same page', async () => {
    api().earlier.next(() => page(true, before('900')));
    api().messages.next(fails('http', 'Sem banco'));
    await ask();
    expect(earlier()).toMatchObject({ pages: 0, read: { status: 'failed', failure: { code: 'http' } } });
    api().earlier.next(() => page(true, before('900')));
    await ask();
    expect(api().earlier.calls.map(([, number]) => number)).toEqual([1, 1]);
    expect(ids()).toEqual(['900']);
  });

  it('that come when the agent has left are not kept', async () => {
    const late = deferred<Message[]>();
    api().earlier.next(() => page(false, before('900')));
    api().messages.next(() => late.promise);
    await ask();
    h.dispatch(leaveRequested());
    late.resolve([]);
    await h.settle();
    expect(h.state().timeline.earlier).toBeNull();
  });
});

it('finds nobody without an address, and asks nobody', async () => {
  await h.end();
  start({ fromId: '' });
  await ask();
  expect(earlier()).toMatchObject({ isEnd: true, protocols: [] });
  expect(api().earlier.calls).toEqual([]);
});
