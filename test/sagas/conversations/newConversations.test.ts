import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { watchQueueLack } from '../../../src/sagas/agent/queueLack';
import { dialOpenRequested } from '../../../src/store/calls/actions';
import { lost } from '../../../src/store/connection/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { selectCreation } from '../../../src/store/conversations/createSelectors';
import { selectSelectedId } from '../../../src/store/conversations/selectors';
import { mailRequired } from '../../../src/store/drafts/actions';
import { overlayRequested } from '../../../src/store/ui/actions';
import { membershipsReported } from '../../../src/store/queues/actions';
import { selectLacking } from '../../../src/store/queues/selectors';
import { ok, refused, timeout } from '../../support/fakes/fakeCommands';
import { form, made, open } from '../../support/newWhatsApp';
import { sampleConversation } from '../../support/samples';
import { atWork, connected } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { mark, sampleMembership } from '../../support/sagaSamples';

let h: SagaHarness;
afterEach(() => h.end());

function start(facts = atWork): void {
  h = createSagaHarness({ facts: () => facts() });
  h.run(watchQueueLack);
  h.run(() => serve(sessionWorkers()));
}

function begin(asked = form): void {
  h.dispatch(open);
  h.dispatch(conversations.createRequested(asked));
}

const reqIds = () => h.services.commands.createConversation.calls.map(([, reqId]) => reqId);
const isOpen = (id: string) => selectSelectedId(h.state()) === id;

describe('the dialog', () => {
  it.each(['email', 'whatsapp'] as const)('of %s needs a queue of its kind', async (kind) => {
    start();
    h.dispatch(membershipsReported({ memberships: [{ ...sampleMembership('Chat'), type: 2 }] }));
    h.dispatch(conversations.createOpenRequested({ kind, name: '', address: '', contactId: null }));
    await h.settle();
    expect(selectLacking(h.state())).toBe(kind);
    expect(selectCreation(h.state())).toBeNull();
  });

  it('of a call needs one of voice', async () => {
    start();
    h.dispatch(dialOpenRequested({ number: '', name: null, contactId: null }));
    await h.settle();
    expect(selectLacking(h.state())).toBe('voice');
    expect(h.state().calls.dialDialog).toBeNull();
  });

  it('stays where there is one', async () => {
    start();
    h.dispatch(open);
    await h.settle();
    expect(selectLacking(h.state())).toBeNull();
    expect(selectCreation(h.state())).not.toBeNull();
  });
});

describe('a new conversation', () => {
  it('is asked for once and opens', async () => {
    start();
    begin();
    await h.settle();
    expect(h.services.commands.createConversation.calls).toEqual([
      [{ name: 'Ana Lima', extension: '2001' }, 'id-1', form],
    ]);
    expect(h.types('conversations').slice(-2)).toEqual([
      'conversations/createStarted',
      'conversations/created',
    ]);
    expect(isOpen('2001')).toBe(true);
  });

  it.each([0, 4])('by mail (type %d) begins with a mail', async (queueType) => {
    start();
    h.dispatch(membershipsReported({ memberships: [{ ...sampleMembership('Correio'), type: 4 }] }));
    const mail = sampleConversation({ id: '2001', queue: 'Correio', queueType });
    h.services.commands.createConversation.next(() => ok({ conversation: mail, existing: false }));
    h.dispatch(conversations.createOpenRequested({ kind: 'email', name: '', address: '', contactId: null }));
    const asked = {
      kind: 'email',
      name: 'Rui',
      address: 'rui@b.c',
      subject: 'Oi',
      queue: 'Correio',
    } as const;
    h.dispatch(conversations.createRequested(asked));
    await h.settle();
    expect(h.payloads(mailRequired)).toEqual([{ conversationId: '2001' }]);
  });

  it('by mail begins with what a link says of it, whatever the agent changed in the form', async () => {
    start();
    h.dispatch(membershipsReported({ memberships: [{ ...sampleMembership('Correio'), type: 4 }] }));
    const mail = sampleConversation({ id: '2001', queue: 'Correio', queueType: 4 });
    h.services.commands.createConversation.next(() => ok({ conversation: mail, existing: false }));
    const prefill = { to: [], cc: ['c@d.e'], bcc: [], subject: 'Oi', body: 'Bom dia' };
    const whom = { kind: 'email', name: '', address: 'rui@b.c', contactId: null } as const;
    h.dispatch(conversations.createOpenRequested({ ...whom, prefill }));
    const asked = { kind: 'email', name: 'Rui', address: 'rui@b.c', subject: 'Olá' } as const;
    h.dispatch(conversations.createRequested({ ...asked, queue: 'Correio' }));
    await h.settle();
    expect(h.payloads(mailRequired)).toEqual([{ conversationId: '2001', prefill }]);
    expect(h.state().drafts.writing).toMatchObject({ conversationId: '2001', kind: 'first', prefill });
  });

  it('by e-mail for a mail that was not delivered begins without another one', async () => {
    start();
    h.dispatch(overlayRequested({ overlay: 'undelivered' }));
    h.dispatch(membershipsReported({ memberships: [{ ...sampleMembership('Correio'), type: 4 }] }));
    const conversation = sampleConversation({ id: '2001', queue: 'Correio', queueType: 4 });
    h.services.commands.createConversation.next(() => ok({ conversation, existing: false }));
    h.dispatch(conversations.createOpenRequested({ kind: 'email', name: '', address: '', contactId: null }));
    const who = { name: 'Rui', address: 'rui@b.c', subject: 'Oi' };
    h.dispatch(conversations.createRequested({ kind: 'email', ...who, queue: 'Correio' }));
    await h.settle();
    expect(isOpen('2001')).toBe(true);
    expect(h.payloads(mailRequired)).toEqual([]);
  });

  it('that the agent has already opens as it is', async () => {
    start();
    const there = sampleConversation();
    h.services.commands.createConversation.next(() => ok({ conversation: there, existing: true }));
    begin();
    await h.settle();
    expect(isOpen('1001')).toBe(true);
    expect(h.payloads(conversations.created)).toEqual([
      { conversation: there, existing: true, reqId: 'id-1' },
    ]);
  });

  it('of a customer whom somebody else serves says where that is', async () => {
    start();
    const current = { conversationId: '7', queue: 'SAC', agent: 'Bia Reis' };
    h.services.commands.createConversation.next(() => ({ ...refused('OUTRO_AGENTE', 'De outro'), current }));
    begin();
    await h.settle();
    expect(selectCreation(h.state())).toMatchObject({
      isSaving: false,
      failure: { code: 'OUTRO_AGENTE', message: 'De outro' },
      elsewhere: current,
    });
    expect(reqIds()).toHaveLength(1);
  });

  it('is asked for again under its id while the answer may come', async () => {
    start();
    h.services.commands.createConversation.next(timeout, () => refused('INDISPONIVEL', '', true));
    begin();
    await h.pass(30_000);
    expect(reqIds()).toEqual(['id-1', 'id-1', 'id-1']);
    expect(isOpen('2001')).toBe(true);
  });

  it('is asked for again over a lost connection once that is back', async () => {
    start();
    h.services.commands.createConversation.next(() => ({ kind: 'disconnected' }));
    begin();
    await h.settle();
    h.dispatch(lost({ cause: 'transport close' }));
    await h.pass(15_000);
    expect(reqIds()).toHaveLength(1);
    for (const fact of connected()) h.dispatch(fact);
    await h.settle();
    expect(reqIds()).toEqual(['id-1', 'id-1']);
    expect(isOpen('2001')).toBe(true);
  });

  it('is given up after 30 s; the same words again are the same request, other words another', async () => {
    start();
    h.services.commands.createConversation.always(timeout);
    begin();
    await h.pass(120_000);
    expect(selectCreation(h.state())).toMatchObject({
      isSaving: false,
      failure: { code: 'timeout', message: '' },
    });
    expect(new Set(reqIds()).size).toBe(1);
    h.dispatch(conversations.createRequested({ ...form }));
    await h.settle();
    expect(new Set(reqIds()).size).toBe(1);
    await h.pass(120_000);
    h.dispatch(conversations.createRequested({ ...form, name: 'Rui Melo' }));
    await h.settle();
    expect(new Set(reqIds()).size).toBe(2);
  });

  it('after one that was answered is another request, whatever its words', async () => {
    start();
    begin();
    await h.settle();
    begin();
    await h.settle();
    expect(reqIds()).toEqual(['id-1', 'id-2']);
  });

  it('is there when the server’s word of it comes before its answer', async () => {
    start();
    h.services.commands.createConversation.next(timeout);
    begin();
    await h.settle();
    const caused = { ...mark(1), reqId: 'id-1' };
    h.dispatch(conversations.assigned({ conversation: made, reason: 'new' }, caused));
    await h.settle();
    expect(isOpen('2001')).toBe(true);
    await h.pass(60_000);
    expect(reqIds()).toHaveLength(1);
  });

  it('is not taken for one that another request caused', async () => {
    start();
    h.services.commands.createConversation.next(timeout);
    begin();
    await h.settle();
    h.dispatch(conversations.assigned({ conversation: made, reason: 'new' }, { ...mark(1), reqId: 'x' }));
    await h.settle();
    expect(selectCreation(h.state())?.isSaving).toBe(true);
  });
});
