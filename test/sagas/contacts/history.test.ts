import { watchContacts } from '../../../src/sagas/contacts/contacts';
import * as contacts from '../../../src/store/contacts/actions';
import { selectContactHistory } from '../../../src/store/contacts/selectors';
import * as conversations from '../../../src/store/conversations/actions';
import { deferred, fails } from '../../support/fakes/scripted';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleConversation } from '../../support/samples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
  h.run(watchContacts);
});
afterEach(() => h.end());

const api = () => h.services.conversationApi;

async function show(...contactIds: string[]): Promise<void> {
  for (const contactId of contactIds) h.dispatch(contacts.historyShowRequested({ contactId }));
  await h.settle();
}

const shown = (contactId: string) => selectContactHistory(h.state(), contactId).map(({ id }) => id);

describe('the conversations of a customer that come on screen', () => {
  it('are read once, however often the agent goes to and fro, and never mixed up', async () => {
    api().ofContact.next(() => [sampleConversation({ id: '5' })]);
    api().ofContact.next(() => [sampleConversation({ id: '6', customerId: '78' })]);
    await show('77');
    await show('78');
    await show('77');
    await show('78');
    expect(api().ofContact.calls).toEqual([['77'], ['78']]);
    expect([shown('77'), shown('78'), shown('79')]).toEqual([['5'], ['6'], []]);
  });

  it('are not asked for again while they are on their way', async () => {
    const answer = deferred<[]>();
    api().ofContact.next(() => answer.promise);
    await show('77', '77');
    expect(api().ofContact.calls).toEqual([['77']]);
    answer.resolve([]);
    await h.settle();
  });

  it('go by the address of somebody whom the centre does not know', async () => {
    api().ofAddress.next(() => [sampleConversation({ id: '7' })]);
    h.dispatch(contacts.historyShowRequested({ contactId: '#1', address: '5511988880001@c.us' }));
    await h.settle();
    expect(api().ofAddress.calls).toEqual([['5511988880001@c.us']]);
    expect(shown('#1')).toEqual(['7']);
  });

  it('are read again after five minutes, after a failure, and when the agent asks', async () => {
    await show('77');
    await h.pass(5 * 60_000);
    await show('77');
    expect(api().ofContact.calls).toHaveLength(2);
    api().ofContact.next(fails('timeout'));
    h.dispatch(contacts.historyRequested({ contactId: '77' }));
    await h.settle();
    await show('77');
    expect(api().ofContact.calls).toHaveLength(4);
  });

  it('are read again once a conversation of the agent has ended, what is known stays until then', async () => {
    api().ofContact.next(() => [sampleConversation({ id: '5' })]);
    await show('77');
    h.dispatch(conversations.ended({ conversationId: '1001' }));
    expect(shown('77')).toEqual(['5']);
    await show('77');
    expect(api().ofContact.calls).toHaveLength(2);
  });
});
