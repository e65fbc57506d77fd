import { watchContacts } from '../../../src/sagas/contacts/contacts';
import * as contacts from '../../../src/store/contacts/actions';
import {
  selectContactOfConversation,
  selectContactOfConversationRead,
} from '../../../src/store/contacts/selectors';
import type { Contact } from '../../../src/store/contacts/types';
import {
  created,
  createOpenRequested,
  leaveRequested,
  loaded,
  openRequested,
} from '../../../src/store/conversations/actions';
import { deferred, fails } from '../../support/fakes/scripted';
import { atWork, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleContact, sampleConversation } from '../../support/samples';

const A = { conversationId: '1001' };

const B = { conversationId: '1002' };

const URL_A = 'https://crm.exemplo.com/77';

let h: SagaHarness;
afterEach(() => h.end());

function work(facts = atWork): void {
  h = createSagaHarness({ facts });
  h.run(watchContacts);
}

const api = () => h.services.contactApi;

const contactOf = (id: string) => selectContactOfConversation(h.state(), id);

describe('the contact of a conversation', () => {
  it('is read by its id when the agent opens it', async () => {
    work();
    await h.settle();
    expect(api().one.calls).toEqual([]);
    h.dispatch(openRequested(A));
    await h.settle();
    expect(api().one.calls).toEqual([['77']]);
    expect(api().byNumber.calls).toEqual([]);
    expect(contactOf('1001')).toEqual(sampleContact());
  });

  it('is found by the number before the @ where the customer has no id, or one that is no contact’s', async () => {
    work(() => atWork({ customerId: '9999999' }));
    api().byNumber.always(() => sampleContact({ id: '12' }));
    h.dispatch(openRequested(A));
    await h.settle();
    expect(api().one.calls).toEqual([]);
    expect(api().byNumber.calls).toEqual([['5511988880001']]);
    expect(contactOf('1001')?.id).toBe('12');
    api().one.next(() => null);
    h.dispatch(loaded({ conversations: [sampleConversation({ id: '1002', customerId: '5' })] }));
    h.dispatch(openRequested(B));
    await h.settle();
    expect(api().byNumber.calls).toHaveLength(2);
  });

  it('is not asked for by an id that the server does not say', async () => {
    work(() => atWork({ customerId: '' }));
    h.dispatch(openRequested(A));
    await h.settle();
    expect(api().one.calls).toEqual([]);
    expect(api().byNumber.calls).toEqual([['5511988880001']]);
  });

  it('is nobody where an address has no number', async () => {
    work(() => atWork({ customerId: '9999999', fromId: 'maria@exemplo.com' }));
    h.dispatch(openRequested(A));
    await h.settle();
    expect(api().byNumber.calls).toEqual([]);
    expect(selectContactOfConversationRead(h.state(), '1001').status).toBe('loaded');
    expect(contactOf('1001')).toBeNull();
  });

  it('is read of one that the agent began, which is open at once', async () => {
    work();
    h.dispatch(createOpenRequested({ kind: 'email', name: '', address: '', contactId: null }));
    h.dispatch(
      created({ conversation: sampleConversation({ id: '1002', customerId: '5' }), existing: false }),
    );
    await h.settle();
    expect(api().one.calls).toEqual([['5']]);
    expect(selectContactOfConversationRead(h.state(), '1002').status).toBe('loaded');
  });

  it('is read anew at each opening, and not for what happens in between', async () => {
    work();
    h.dispatch(openRequested(A));
    await h.settle();
    h.dispatch(loaded({ conversations: [sampleConversation()] }));
    await h.settle();
    expect(api().one.calls).toHaveLength(1);
    api().one.next(fails('timeout'));
    h.dispatch(openRequested(A));
    await h.settle();
    expect(api().one.calls).toHaveLength(2);
    expect(selectContactOfConversationRead(h.state(), '1001').failure).toMatchObject({ code: 'timeout' });
    expect(contactOf('1001')?.id).toBe('77');
  });

  it('is read again after a failure when the agent asks', async () => {
    work();
    api().one.next(fails('timeout'));
    h.dispatch(openRequested(A));
    await h.settle();
    expect(contactOf('1001')).toBeNull();
    h.dispatch(contacts.ofConversationReadRequested(A));
    await h.settle();
    expect(api().one.calls).toHaveLength(2);
    expect(contactOf('1001')?.id).toBe('77');
    expect(selectContactOfConversationRead(h.state(), '1001').failure).toBeNull();
  });

  it('is read for the conversation that a reload found open, once it is known', async () => {
    work(() => [...signedIn(), openRequested(A)]);
    await h.settle();
    expect(api().one.calls).toEqual([]);
    h.dispatch(loaded({ conversations: [sampleConversation()] }));
    await h.settle();
    expect(api().one.calls).toEqual([['77']]);
  });

  it('goes to the conversation for which it was read, however fast the agent switches', async () => {
    const late = deferred<Contact>();
    work(() => [
      ...signedIn(),
      ...inSync(sampleConversation(), sampleConversation({ id: '1002', customerId: '78' })),
    ]);
    api().one.next(() => late.promise);
    h.dispatch(openRequested(A));
    h.dispatch(openRequested(B));
    h.dispatch(openRequested(A));
    await h.settle();
    late.resolve(sampleContact());
    await h.settle();
    expect(api().one.calls).toEqual([['77'], ['78']]);
    expect(contactOf('1001')?.id).toBe('77');
    expect(contactOf('1002')?.id).toBe('78');
  });
});

describe('the customer’s page', () => {
  const opening = () => [
    ...signedIn({ opensUrlOnLoad: true }),
    ...inSync(sampleConversation(), sampleConversation({ id: '1002', customerId: '78' })),
  ];

  const tabs = () => h.services.browser.tabs;

  it('opens by itself once for each time that the agent goes to the conversation', async () => {
    work(opening);
    h.dispatch(openRequested(A));
    await h.settle();
    expect(tabs()).toEqual([URL_A]);
    h.dispatch(openRequested(A));
    await h.settle();
    expect(tabs()).toHaveLength(1);
    h.dispatch(openRequested(B));
    await h.settle();
    h.dispatch(openRequested(A));
    // Known from before: it need not wait.
    expect(tabs()).toHaveLength(3);
    await h.settle();
    expect(tabs()).toHaveLength(3);
    h.dispatch(leaveRequested());
    h.dispatch(openRequested(A));
    await h.settle();
    expect(tabs()).toHaveLength(4);
    expect(h.payloads(contacts.urlOpened)).toHaveLength(4);
  });

  it('does not open by itself for who does not have it so', async () => {
    work();
    h.dispatch(openRequested(A));
    await h.settle();
    expect(tabs()).toEqual([]);
  });

  it('opens when the agent asks, and follows no address but http and https', async () => {
    work();
    h.dispatch(openRequested(A));
    await h.settle();
    h.dispatch(contacts.urlOpenRequested(A));
    expect(tabs()).toEqual([URL_A]);
    api().one.next(() => sampleContact({ url: 'javascript:alert(1)' }));
    h.dispatch(openRequested(A));
    await h.settle();
    h.dispatch(contacts.urlOpenRequested(A));
    expect(tabs()).toHaveLength(1);
  });

  it('is told of where the browser lets nothing open', async () => {
    work(opening);
    h.services.browser.blocksTabs = true;
    h.dispatch(openRequested(A));
    await h.settle();
    expect(h.state().contacts.blockedUrl).toBe('1001');
    expect(h.payloads(contacts.urlBlocked)).toEqual([A]);
  });
});
