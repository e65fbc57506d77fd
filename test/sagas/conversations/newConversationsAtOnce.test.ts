import type { AckResult } from '../../../src/services/realtime/ackResult';
import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import * as conversations from '../../../src/store/conversations/actions';
import { selectCreation } from '../../../src/store/conversations/createSelectors';
import { selectListedIds, selectSelectedId } from '../../../src/store/conversations/selectors';
import type { Conversation } from '../../../src/store/conversations/types';
import { mailRequired } from '../../../src/store/drafts/actions';
import { membershipsReported } from '../../../src/store/queues/actions';
import { ok } from '../../support/fakes/fakeCommands';
import { form, made, open } from '../../support/newWhatsApp';
import { sampleConversation } from '../../support/samples';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleMembership } from '../../support/sagaSamples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: () => atWork() });
  h.run(() => serve(sessionWorkers()));
});
afterEach(() => h.end());

function begin(asked = form): void {
  h.dispatch(open);
  h.dispatch(conversations.createRequested(asked));
}

const reqIds = () => h.services.commands.createConversation.calls.map(([, reqId]) => reqId);
const isOpen = (id: string) => selectSelectedId(h.state()) === id;

type Answer = AckResult<{ conversation: Conversation; existing: boolean }>;

/** The server is slow: each answer is given by hand. */
function heldAnswers(): ((answer: Answer) => void)[] {
  const answers: ((answer: Answer) => void)[] = [];
  h.services.commands.createConversation.always(
    () => new Promise<Answer>((resolve) => void answers.push(resolve)),
  );
  return answers;
}

describe('a new conversation whose dialog was left', () => {
  it('lets another customer’s be asked for before its answer; each answer is its own dialog’s', async () => {
    const answers = heldAnswers();
    begin();
    await h.settle();
    h.dispatch(conversations.createCloseRequested());
    begin({ ...form, name: 'Bia', address: '+55 21 97777-0003' });
    await h.settle();
    expect(reqIds()).toEqual(['id-1', 'id-2']);
    expect(selectCreation(h.state())).toMatchObject({ isSaving: true });
    answers[0]?.(ok({ conversation: made, existing: false }));
    await h.settle();
    expect(selectCreation(h.state())).toMatchObject({ isSaving: true });
    expect(selectListedIds(h.state())).toContain('2001');
    expect(isOpen('2001')).toBe(false);
    answers[1]?.(ok({ conversation: sampleConversation({ id: '2002' }), existing: false }));
    await h.settle();
    expect(selectCreation(h.state())).toBeNull();
    expect(isOpen('2002')).toBe(true);
  });

  it('opens no mail over the dialog of another one', async () => {
    h.dispatch(membershipsReported({ memberships: [{ ...sampleMembership('Correio'), type: 4 }] }));
    const conversation = sampleConversation({ id: '2001', queue: 'Correio', queueType: 4 });
    const answers = heldAnswers();
    const mail = conversations.createOpenRequested({ kind: 'email', name: '', address: '', contactId: null });
    h.dispatch(mail);
    const who = { name: 'Rui', address: 'rui@b.c', subject: 'Oi' };
    h.dispatch(conversations.createRequested({ kind: 'email', ...who, queue: 'Correio' }));
    h.dispatch(conversations.createCloseRequested());
    h.dispatch(mail);
    await h.settle();
    answers[0]?.(ok({ conversation, existing: false }));
    await h.settle();
    expect(h.payloads(mailRequired)).toEqual([]);
    expect(selectCreation(h.state())).not.toBeNull();
    expect(isOpen('2001')).toBe(false);
  });

  it('is asked for once where its form is left, opened again and sent as it was', async () => {
    const answers = heldAnswers();
    begin();
    h.dispatch(conversations.createCloseRequested());
    begin({ ...form });
    await h.settle();
    expect(reqIds()).toEqual(['id-1']);
    expect(selectCreation(h.state())?.isSaving).toBe(true);
    answers[0]?.(ok({ conversation: made, existing: false }));
    await h.settle();
    expect(isOpen('2001')).toBe(true);
  });
});
