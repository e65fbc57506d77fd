import { fetchUnknownConversations } from '../../../src/sagas/conversations/fetchUnknownConversation';
import { assigned, loaded, removed } from '../../../src/store/conversations/actions';
import { selectConversation, selectKnownIds } from '../../../src/store/conversations/selectors';
import type { Conversation } from '../../../src/store/conversations/types';
import { received } from '../../../src/store/messages/actions';
import { deferred, fails } from '../../support/fakes/scripted';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: atWork });
  h.run(fetchUnknownConversations);
});
afterEach(() => h.end());

function write(conversationId: string, seq = 1): void {
  h.dispatch(
    received({ message: sampleMessage({ id: `m${seq}`, conversationId }), conversation: null }, mark(seq)),
  );
}

const asked = () => h.services.conversationApi.one.calls.map(([id]) => id);

describe('a message of a conversation that is not known', () => {
  it('has the conversation fetched', async () => {
    write('2002');
    await h.settle();
    expect(asked()).toEqual(['2002']);
    expect(h.types()).toEqual(['messages/received', 'conversations/oneLoaded']);
    expect(selectConversation(h.state(), '2002')).toBeDefined();
  });

  it.each(['ana', 'ANA LIMA', '', null])('is the agent’s own when it names %p', async (lastAgent) => {
    h.services.conversationApi.one.next((id) => sampleConversation({ id, lastAgent }));
    write('2002');
    await h.settle();
    expect(selectConversation(h.state(), '2002')).toBeDefined();
  });

  it.each([
    ['does not exist', () => null],
    ['is finished', () => sampleConversation({ id: '2002', status: 'finished' })],
    ['is another agent’s', () => sampleConversation({ id: '2002', lastAgent: 'Bia Reis' })],
  ])('invents none when it %s', async (_why, answer) => {
    h.services.conversationApi.one.next(answer);
    write('2002');
    await h.settle();
    expect(selectKnownIds(h.state())).toEqual(['1001']);
  });

  it('asks again while the server does not answer, and no more than four times', async () => {
    h.services.conversationApi.one.next(fails('offline'), fails('timeout'));
    write('2002');
    await h.pass(2_000 + 4_000);
    expect(selectConversation(h.state(), '2002')).toBeDefined();
    h.services.conversationApi.one.always(fails('offline'));
    write('3003', 2);
    await h.pass(120_000);
    expect(asked()).toEqual(['2002', '2002', '2002', '3003', '3003', '3003', '3003']);
  });

  it.each<[string, () => void]>([
    [
      'assigned it',
      () =>
        h.dispatch(
          assigned({ conversation: sampleConversation({ id: '2002', unread: 9 }), reason: 'queue' }),
        ),
    ],
    [
      'named the whole set',
      () => h.dispatch(loaded({ conversations: [sampleConversation({ id: '2002', unread: 9 })] })),
    ],
  ])('does not overwrite what the server said meanwhile when it %s', async (_what, say) => {
    const late = deferred<Conversation | null>();
    h.services.conversationApi.one.next(() => late.promise);
    write('2002');
    await h.settle();
    say();
    late.resolve(sampleConversation({ id: '2002', unread: 1 }));
    await h.settle();
    expect(selectConversation(h.state(), '2002')?.unread).toBe(9);
    expect(h.types()).not.toContain('conversations/oneLoaded');
  });

  it('does not bring back a conversation that left meanwhile', async () => {
    const late = deferred<Conversation | null>();
    h.services.conversationApi.one.next(() => late.promise);
    write('2002');
    await h.settle();
    h.dispatch(removed({ conversationId: '2002', reason: 'transferred', to: 'Bia Reis' }, mark(2)));
    late.resolve(sampleConversation({ id: '2002' }));
    await h.settle();
    expect(selectConversation(h.state(), '2002')).toBeUndefined();
  });
});

it('a message of a known conversation asks for nothing', async () => {
  write('1001');
  await h.settle();
  expect(asked()).toEqual([]);
});
