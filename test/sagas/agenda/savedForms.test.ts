import type { UnknownAction } from '@reduxjs/toolkit';
import { hashKey } from '../../../src/lib/hash';
import { savedFormWorkers } from '../../../src/sagas/agenda/savedForms';
import { serve } from '../../../src/sagas/core/workers';
import * as calls from '../../../src/store/calls/actions';
import * as classification from '../../../src/store/classification/actions';
import * as contacts from '../../../src/store/contacts/actions';
import * as conversations from '../../../src/store/conversations/actions';
import * as history from '../../../src/store/history/actions';
import { keepRequested, savingFailed } from '../../../src/store/keptForms/actions';
import { selectKeptValues, selectUnsaved } from '../../../src/store/keptForms/selectors';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleContact, sampleConversation } from '../../support/samples';

const A = { conversationId: '1001' };
const CALL = { callId: 'c1' };
const CONTACT = { contactId: '77' };
const ROW = { table: 'calls', id: 'u1' } as const;
const TIMEOUT = { code: 'timeout', message: '' };
const CHOICE = { classificationId: '1', subclassificationId: null, notes: '' };

interface Form {
  key: string;
  open: UnknownAction;
  started: UnknownAction;
  left: UnknownAction;
  saved: UnknownAction;
  failed: UnknownAction;
}

const beginning = (address: string) =>
  conversations.createOpenRequested({ kind: 'whatsapp', name: '', address, contactId: null });

const FORMS: Record<string, Form> = {
  contact: {
    key: 'contact 77',
    open: contacts.editOpenRequested({ ...CONTACT, conversationId: null }),
    started: contacts.saveStarted(CONTACT),
    left: contacts.editCloseRequested(),
    saved: contacts.saved({ contact: sampleContact(), renamed: [] }),
    failed: contacts.saveFailed({ ...CONTACT, ...TIMEOUT }),
  },
  'classification of a conversation': {
    key: 'classify 1001',
    open: classification.openRequested(A),
    started: classification.saveStarted(A),
    left: classification.dismissRequested(),
    saved: classification.saved({
      ...A,
      row: { id: 'r1', ...CHOICE, classification: 'Venda', subclassification: null, agent: 'Ana' },
    }),
    failed: classification.saveFailed({ ...A, ...TIMEOUT }),
  },
  'classification of a row': {
    key: 'classify calls u1',
    open: history.classifyOpenRequested(ROW),
    started: history.classifyStarted(ROW),
    left: history.classifyCloseRequested(),
    saved: history.classified({ ...ROW, ...CHOICE }),
    failed: history.classifyFailed({ ...ROW, ...TIMEOUT }),
  },
  beginning: {
    key: `begin whatsapp ${hashKey('4002')}`,
    open: beginning('4002'),
    started: conversations.createStarted({ reqId: 'r1' }),
    left: conversations.createCloseRequested(),
    saved: conversations.created({ conversation: sampleConversation(), existing: false, reqId: 'r1' }),
    failed: conversations.createFailed({ ...TIMEOUT, elsewhere: null, reqId: 'r1' }),
  },
};

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: signedIn });
  h.run(() => serve(savedFormWorkers()));
});
afterEach(() => h.end());

async function happen(...actions: UnknownAction[]): Promise<void> {
  for (const action of actions) h.dispatch(action);
  await h.settle();
}

const kept = (key: string) => selectKeptValues(h.state(), key);

describe.each(Object.entries(FORMS))('a form (%s) that is left while it is being saved', (_, form) => {
  const { key } = form;
  const leave = () => happen(form.open, form.started, keepRequested({ key, values: '"Quer"' }), form.left);

  it('is kept until it is saved', async () => {
    await leave();
    expect(kept(key)).toBe('"Quer"');
    await happen(form.saved);
    expect(kept(key)).toBeNull();
    expect(h.payloads(savingFailed)).toEqual([]);
  });

  it('is kept where it is not, and says so', async () => {
    await leave();
    await happen(form.failed);
    expect(kept(key)).toBe('"Quer"');
    expect(selectUnsaved(h.state())).toEqual({ key, failure: TIMEOUT });
  });
});

it.each(Object.entries(FORMS))('a form (%s) that is still open tells of it itself', async (_, form) => {
  await happen(form.open, form.started, form.failed);
  expect(h.payloads(savingFailed)).toEqual([]);
});

it('a contact that somebody else saved first is not saved', async () => {
  const { open, started, left } = FORMS['contact'] ?? {};
  for (const action of [open, started, left]) if (action !== undefined) h.dispatch(action);
  await happen(contacts.saveConflicted({ contact: sampleContact({ name: 'Maria Lima' }) }));
  expect(selectUnsaved(h.state())).toEqual({
    key: 'contact 77',
    failure: { code: 'overtaken', message: '' },
  });
});

it('the classification of one of several that is refused stands in their report, and was left nowhere', async () => {
  await happen(classification.saveFailed({ ...A, ...TIMEOUT, isOneOfMany: true }));
  expect(h.payloads(savingFailed)).toEqual([]);
});

it('the classification of a call is forgotten once the server has it', async () => {
  await happen(keepRequested({ key: 'classify call c1', values: '{}' }), calls.classified(CALL));
  expect(kept('classify call c1')).toBeNull();
});

it('a beginning that was left leaves what is typed into another one of the same name', async () => {
  const { key, open, started, left } = FORMS['beginning'] ?? {};
  const ofFirst = { conversation: sampleConversation(), existing: false, reqId: 'r1' };
  for (const action of [open, started, left, open]) if (action !== undefined) h.dispatch(action);
  await happen(keepRequested({ key: key ?? '', values: '"Outro"' }));
  await happen(conversations.created({ ...ofFirst, isLeft: true }));
  expect(kept(key ?? '')).toBe('"Outro"');
});

it('a beginning that was left fails for itself, and not for the one that is open by now', async () => {
  const { open, started, left, failed } = FORMS['beginning'] ?? {};
  for (const action of [open, started, left]) if (action !== undefined) h.dispatch(action);
  await happen(beginning('4003'));
  if (failed !== undefined) await happen(failed);
  expect(selectUnsaved(h.state())?.key).toBe(`begin whatsapp ${hashKey('4002')}`);
  expect(h.state().conversations.creation?.failure).toBeNull();
});
