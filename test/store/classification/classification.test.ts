import { membershipsReported } from '../../../src/store/queues/actions';
import { sampleMembership } from '../../support/sagaSamples';
import type { UnknownAction } from '@reduxjs/toolkit';
import * as classification from '../../../src/store/classification/actions';
import * as select from '../../../src/store/classification/selectors';
import type { ClassificationRow } from '../../../src/store/classification/types';
import { activeSetReported, ended, loaded, removed } from '../../../src/store/conversations/actions';
import { fold } from '../../support/fold';
import { sampleConversation } from '../../support/samples';

const A = { conversationId: '1001' };
const B = { conversationId: '1002' };

const row: ClassificationRow = {
  id: 'r1',
  classificationId: '1',
  classification: 'Dúvida',
  subclassificationId: null,
  subclassification: null,
  notes: null,
  agent: 'Ana Lima',
};

const failure = { code: 'timeout', message: '' };

const opened = classification.openRequested(A);
const due = classification.required(A);
const saving = classification.saveStarted(A);
const saved = classification.saved({ ...A, row });

describe('the classify dialog', () => {
  it.each<[string, UnknownAction[], object | null]>([
    ['opens', [opened], { ...A, endsAfter: false, saving: false, failure: null }],
    ['opens on the way to the end', [due], { ...A, endsAfter: true }],
    ['goes where a set lacks the conversation', [opened, loaded({ conversations: [] })], null],
    ['goes where the server names others', [opened, activeSetReported({ conversations: [] })], null],
    [
      'stays where the set has the conversation',
      [opened, loaded({ conversations: [sampleConversation({ id: '1001' })] })],
      A,
    ],
    [
      'stays where the server only says that the set changed',
      [opened, activeSetReported({ conversations: null })],
      A,
    ],
    ['is left', [opened, classification.dismissRequested()], null],
    ['saves', [opened, saving], { saving: true }],
    [
      'keeps standing when saving fails',
      [opened, saving, classification.saveFailed({ ...A, ...failure })],
      { saving: false, failure },
    ],
    [
      'forgets the failure when saving again',
      [opened, classification.saveFailed({ ...A, ...failure }), saving],
      { saving: true, failure: null },
    ],
    ['closes once it is saved', [due, saving, saved], null],
    ['closes when the conversation ends', [opened, ended(A)], null],
    ['closes when the conversation goes', [opened, removed({ ...A, reason: 'taken', to: null })], null],
    ['is not closed by another conversation', [opened, classification.saved({ ...B, row }), ended(B)], A],
    ['does not open by a late failure', [classification.saveFailed({ ...A, ...failure })], null],
  ])('%s', (_what, actions, expected) => {
    const { dialog } = fold(actions).classification;
    if (expected === null) expect(dialog).toBeNull();
    else expect(dialog).toMatchObject(expected);
  });
});

describe('what is known of classifications', () => {
  it('lacks one only where somebody looked and found none', () => {
    const lacks = (...actions: UnknownAction[]) =>
      select.selectLacksClassification(fold(actions), A.conversationId);
    expect(lacks()).toBe(false);
    expect(lacks(classification.rowsLoaded({ ...A, rows: [] }))).toBe(true);
    expect(lacks(classification.rowsLoaded({ ...B, rows: [] }))).toBe(false);
    expect(lacks(classification.rowsLoaded({ ...A, rows: [row] }))).toBe(false);
    expect(lacks(classification.rowsLoaded({ ...A, rows: [] }), saved)).toBe(false);
  });

  it('offers the choices of a queue and of every queue, and the children of a choice', () => {
    const state = fold([
      classification.loaded({
        classifications: [
          { id: '1', name: 'Todas', queues: [] },
          { id: '2', name: 'SAC', queues: ['SAC'] },
          { id: '3', name: 'Vendas', queues: ['Vendas'] },
        ],
        subclassifications: [
          { id: '11', name: 'a', classificationId: '1' },
          { id: '21', name: 'b', classificationId: '2' },
        ],
      }),
    ]);
    expect(select.selectClassifications(state, 'SAC').map(({ id }) => id)).toEqual(['1', '2']);
    expect(select.selectSubclassifications(state, '2').map(({ id }) => id)).toEqual(['21']);
    expect(select.selectSubclassifications(state, null)).toEqual([]);
  });

  it('offers in a queue that is none of the agent’s, for which nobody asked, what there is', () => {
    const own = { id: '2', name: 'SAC', queues: ['SAC'] };
    const state = fold([
      membershipsReported({ memberships: [sampleMembership('SAC'), sampleMembership('Vendas')] }),
      classification.loaded({ classifications: [own], subclassifications: [] }),
    ]);
    expect(select.selectClassifications(state, 'Vendas')).toEqual([]);
    expect(select.selectClassifications(state, 'Financeiro')).toEqual([own]);
  });

  it('stays on offer while it is read again', () => {
    const state = fold([
      classification.loaded({ classifications: [], subclassifications: [] }),
      classification.readStarted(),
    ]);
    expect(select.selectChoicesRead(state).status).toBe('loaded');
  });

  it('keeps the choices when a later read fails', () => {
    const choice = { id: '1', name: 'Todas', queues: [] };
    const state = fold([
      classification.loaded({ classifications: [choice], subclassifications: [] }),
      classification.readStarted(),
      classification.readFailed(failure),
    ]);
    expect(select.selectChoicesRead(state)).toEqual({ status: 'failed', failure });
    expect(select.selectClassifications(state, 'SAC')).toEqual([choice]);
  });
});
