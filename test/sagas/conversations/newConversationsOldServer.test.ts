import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import * as conversations from '../../../src/store/conversations/actions';
import { selectCreation } from '../../../src/store/conversations/createSelectors';
import { selectConversation, selectSelectedId } from '../../../src/store/conversations/selectors';
import type { Conversation, NewConversation } from '../../../src/store/conversations/types';
import { timeout } from '../../support/fakes/fakeCommands';
import { fails } from '../../support/fakes/scripted';
import { form, made, open } from '../../support/newWhatsApp';
import { sampleConversation } from '../../support/samples';
import { atWork, connectedToOldServer, inSync, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark } from '../../support/sagaSamples';

let h: SagaHarness;
afterEach(() => h.end());

function start(facts = atWork): void {
  h = createSagaHarness({ facts: () => facts() });
  h.run(() => serve(sessionWorkers()));
}

function begin(asked = form): void {
  h.dispatch(open);
  h.dispatch(conversations.createRequested(asked));
}

const atOldServer = () => [...signedIn(), ...connectedToOldServer(), ...inSync()];
const reqIds = () => h.services.commands.createConversation.calls.map(([, reqId]) => reqId);
const isOpen = (id: string) => selectSelectedId(h.state()) === id;

describe('a new conversation whose answer cannot be read', () => {
  it.each([
    ['is looked for in the list', [made], true],
    ['is not asked for twice', [], false],
  ])('%s', async (_what, active, isFound) => {
    start();
    h.services.commands.createConversation.always(() => ({ kind: 'unreadable' }));
    h.services.conversationApi.active.always(() => ({ conversations: active, seq: null }));
    begin();
    await h.pass(60_000);
    expect(reqIds()).toHaveLength(1);
    expect(isOpen('2001')).toBe(isFound);
    if (!isFound) expect(selectCreation(h.state())).toMatchObject({ failure: { code: 'badAnswer' } });
  });
});

describe('at a server that acknowledges nothing, a new conversation', () => {
  it('is the one that comes, by queue and number', async () => {
    start(atOldServer);
    h.services.commands.createConversation.next(timeout);
    begin();
    await h.settle();
    const other = sampleConversation({ id: '2000', fromId: '5511900001111@c.us' });
    h.dispatch(conversations.assigned({ conversation: other, reason: 'new' }, mark(1)));
    await h.settle();
    expect(selectCreation(h.state())?.isSaving).toBe(true);
    h.dispatch(conversations.assigned({ conversation: made, reason: 'new' }, mark(2)));
    await h.settle();
    expect(isOpen('2001')).toBe(true);
  });

  it('is the one that comes without a queue, for a reason that is not known', async () => {
    start(atOldServer);
    h.services.commands.createConversation.next(timeout);
    begin();
    await h.settle();
    const came = { conversation: { ...made, queue: '' }, reason: 'other' } as const;
    h.dispatch(conversations.assigned(came, mark(1)));
    await h.settle();
    expect(isOpen('2001')).toBe(true);
  });

  it('is looked for when nothing comes, and never asked for twice', async () => {
    start(atOldServer);
    h.services.commands.createConversation.always(timeout);
    h.services.conversationApi.active.next(() => ({ conversations: [made], seq: null }));
    begin();
    await h.pass(11_000);
    expect(isOpen('2001')).toBe(true);
    begin({ ...form, address: '5511900000000' });
    h.services.conversationApi.active.next(() => ({ conversations: [made], seq: null }));
    await h.pass(60_000);
    expect(selectCreation(h.state())).toMatchObject({ failure: { code: 'timeout' } });
    expect(reqIds()).toHaveLength(2);
  });

  it('is looked for early, and once more when its answer is overdue', async () => {
    start(atOldServer);
    h.services.commands.createConversation.always(timeout);
    h.services.conversationApi.active.next(
      () => ({ conversations: [made], seq: null }),
      fails('offline'),
      () => ({ conversations: [made, { ...made, id: '2002', queue: 'Vendas' }], seq: null }),
    );
    begin();
    await h.pass(2_900);
    expect(isOpen('2001')).toBe(false);
    await h.pass(200);
    expect(isOpen('2001')).toBe(true);
    begin({ ...form, queue: 'Vendas' });
    await h.pass(3_100);
    expect(selectCreation(h.state())).toMatchObject({ isSaving: true, failure: null });
    await h.pass(7_000);
    expect(isOpen('2002')).toBe(true);
    expect(h.services.conversationApi.active.calls).toHaveLength(3);
  });

  it('that began unseen is found when the agent asks again, although the list shows it by now', async () => {
    start(atOldServer);
    h.services.commands.createConversation.always(timeout);
    h.services.conversationApi.active.always(() => ({ conversations: [], seq: null }));
    begin();
    await h.pass(11_000);
    h.dispatch(conversations.assigned({ conversation: made, reason: 'queue' }, mark(1)));
    h.services.conversationApi.active.always(() => ({ conversations: [made], seq: null }));
    h.dispatch(conversations.createRequested(form));
    await h.pass(11_000);
    expect(reqIds()).toHaveLength(1);
    expect(isOpen('2001')).toBe(true);
  });

  it('is not asked for again while the list cannot be read, and is once it can', async () => {
    start(atOldServer);
    h.services.commands.createConversation.next(timeout);
    h.services.conversationApi.active.always(fails('offline'));
    begin();
    await h.pass(11_000);
    h.dispatch(conversations.createRequested(form));
    await h.settle();
    expect(reqIds()).toHaveLength(1);
    expect(selectCreation(h.state())).toMatchObject({ failure: { code: 'unchecked' } });
    h.services.conversationApi.active.always(() => ({ conversations: [], seq: null }));
    h.dispatch(conversations.createRequested(form));
    await h.settle();
    expect(reqIds()).toEqual(['id-1', 'id-1']);
  });

  it('by e-mail is the one to that address about that subject', async () => {
    start(atOldServer);
    h.services.commands.createConversation.next(timeout);
    const mail: NewConversation = {
      kind: 'email',
      name: 'Rui',
      address: 'Rui@Exemplo.com',
      subject: 'Boleto',
      queue: 'SAC',
    };
    h.dispatch(conversations.createOpenRequested({ kind: 'email', name: '', address: '', contactId: null }));
    h.dispatch(conversations.createRequested(mail));
    await h.settle();
    const about = (id: string, subject: string) =>
      sampleConversation({ id, subject, fromId: 'rui@exemplo.com' });
    h.dispatch(conversations.assigned({ conversation: about('5', 'Outro'), reason: 'new' }, mark(1)));
    h.dispatch(conversations.assigned({ conversation: about('6', 'Boleto'), reason: 'new' }, mark(2)));
    await h.settle();
    expect(h.payloads(conversations.created)).toMatchObject([{ conversation: { id: '6' } }]);
    expect(selectConversation(h.state(), '5')).toBeDefined();
  });
});

describe('at a server that acknowledges nothing, a conversation that was there before', () => {
  async function begunBeside(asked: NewConversation, ...there: Conversation[]): Promise<void> {
    start(() => [...signedIn(), ...connectedToOldServer(), ...inSync(...there)]);
    h.services.commands.createConversation.always(timeout);
    h.services.conversationApi.active.always(() => ({ conversations: there, seq: null }));
    begin(asked);
    await h.pass(11_000);
  }

  it.each([
    ['in full', form.address],
    ['without its country', '(11) 98888-0002'],
    ['without its area', '98888-0002'],
    ['without its mobile 9', '551188880002'],
  ])('opens as such, by its number %s', async (_how, address) => {
    await begunBeside({ ...form, address }, made, sampleConversation());
    expect(h.payloads(conversations.created)).toMatchObject([{ conversation: made, existing: true }]);
    expect(isOpen('2001')).toBe(true);
    expect(reqIds()).toHaveLength(1);
  });

  it('makes way for the one that began', async () => {
    await begunBeside(form, made);
    const began = sampleConversation({ id: '2002', fromId: '551188880002@c.us' });
    h.services.conversationApi.active.always(() => ({ conversations: [made, began], seq: null }));
    begin({ ...form, name: 'Rui Melo' });
    await h.pass(11_000);
    expect(h.payloads(conversations.created).at(-1)).toMatchObject({ conversation: began, existing: false });
  });

  const mail: NewConversation = {
    kind: 'email',
    name: 'Rui',
    address: 'rui@exemplo.com',
    subject: 'Boleto',
    queue: 'SAC',
  };
  it.each<[string, NewConversation, Conversation[]]>([
    ['in another queue', form, [{ ...made, queue: 'Vendas' }]],
    ['in a queue that is not told', form, [{ ...made, queue: '' }]],
    ['in another area', form, [{ ...made, fromId: '5521988880002@c.us' }]],
    ['beside another that may be meant', form, [made, { ...made, id: '2002' }]],
    ['of a closed one', form, [{ ...made, status: 'finished' }]],
    ['by e-mail', mail, [{ ...made, fromId: 'rui@exemplo.com', subject: 'Boleto', queueType: 4 }]],
  ])('is not taken for it %s', async (_what, asked, there) => {
    await begunBeside(asked, ...there);
    expect(h.payloads(conversations.created)).toEqual([]);
    expect(selectCreation(h.state())).toMatchObject({ failure: { code: 'timeout' } });
  });
});
