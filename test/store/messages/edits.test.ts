import type { UnknownAction } from '@reduxjs/toolkit';
import * as conversations from '../../../src/store/conversations/actions';
import * as messages from '../../../src/store/messages/actions';
import { selectDeletion, selectMessage } from '../../../src/store/messages/selectors';
import type { Message } from '../../../src/store/messages/types';
import { fold } from '../../support/fold';
import { sampleMessage } from '../../support/samples';

const REF = { conversationId: '1001', messageId: '7' };
const OTHER = { conversationId: '1001', messageId: '8' };
const failure = { code: 'timeout', message: '' };
const mine = sampleMessage({
  id: '7',
  direction: 'agent',
  errorText: 'Número bloqueado',
  updatedAt: '2026-01-01',
});
const known = messages.loaded({ conversationId: '1001', messages: [mine] });
const ask = messages.deleteRequested(REF);
const start = messages.deleteStarted(REF);

describe('the question whether to delete a message', () => {
  it.each<[string, UnknownAction[], object | null]>([
    ['is asked', [ask], { ...REF, isUnderWay: false, failure: null }],
    ['is answered with no', [ask, messages.deleteCancelRequested()], null],
    ['waits for the server', [ask, start], { isUnderWay: true }],
    ['says why nothing was done', [ask, start, messages.deleteFailed({ ...REF, ...failure })], { failure }],
    ['is over with the deletion', [ask, start, messages.deleted({ ...REF, updatedAt: null })], null],
    ['is not over with another', [ask, start, messages.deleted({ ...OTHER, updatedAt: null })], REF],
    ['closes with its conversation', [ask, conversations.leaveRequested()], null],
    ['closes when it goes', [ask, conversations.removed({ ...REF, reason: 'taken', to: null })], null],
    ['closes when it ends', [ask, conversations.ended(REF)], null],
    ['closes for another one', [ask, conversations.openRequested({ conversationId: '2' })], null],
  ])('%s', (_what, actions, expected) => {
    const deletion = selectDeletion(fold([known, ...actions]));
    if (expected === null) expect(deletion).toBeNull();
    else expect(deletion).toMatchObject(expected);
  });
});

describe('a message', () => {
  const after = (...actions: UnknownAction[]) => selectMessage(fold([known, ...actions]), '1001', '7');

  it('that was deleted stays so, whatever is said of it later', () => {
    const deleted = messages.deleted({ ...REF, updatedAt: '2026-01-02' });
    expect(after(deleted)).toMatchObject({ status: 'deleted', updatedAt: '2026-01-02' });
    const seen = { ...mine, status: 'seen', updatedAt: '2026-01-03' } as const;
    expect(after(deleted, messages.changed({ message: seen, conversation: null }))?.status).toBe('deleted');
  });

  it('that is tried again says no more why it failed, until it fails again', () => {
    expect(after(messages.retryStarted(REF))?.errorText).toBeNull();
    const failed = messages.retryFailed({ ...REF, errorText: 'Bloqueado' });
    expect(after(messages.retryStarted(REF), failed)?.errorText).toBe('Bloqueado');
    const again = messages.retried({ message: { ...mine, errorText: null, updatedAt: '2026-01-02' } });
    expect(after(messages.retryStarted(REF), again)).toMatchObject({ errorText: null, status: 'sent' });
  });

  it.each([
    ['milliseconds later', '2026-01-02T10:00:00.5Z', '2026-01-02T10:00:00.512Z'],
    ['later, with another offset,', '2026-01-02T12:30:00Z', '2026-01-02T10:00:00-03:00'],
  ])('is as the word %s has it, whichever comes first', (_what, older, newer) => {
    const word = (updatedAt: string, errorText: string | null) =>
      messages.changed({ message: { ...mine, updatedAt, errorText }, conversation: null });
    const [sent, failed] = [word(older, null), word(newer, 'Bloqueado')];
    expect(after(sent, failed)?.errorText).toBe('Bloqueado');
    expect(after(failed, sent)?.errorText).toBe('Bloqueado');
  });

  it.each(['changed', 'received'] as const)(
    'that the provider failed on says so until its status moves on, though word without a time (%s) does not',
    (event) => {
      const own = (fields: Partial<Message> = {}) =>
        sampleMessage({ id: '9', clientMsgId: 'c9', direction: 'agent', ...fields });
      const failed = messages.sendSettled({
        conversationId: '1001',
        clientMsgId: 'c9',
        message: own(),
        failure: { code: 'refused', message: 'Sem saldo' },
      });
      const word = (fields: Partial<Message> = {}) =>
        messages[event]({ message: own(fields), conversation: null });
      const errorAfter = (...words: UnknownAction[]) =>
        selectMessage(fold([failed, ...words]), '1001', '9')?.errorText;
      expect(errorAfter(word(), word())).toBe('Sem saldo');
      expect(errorAfter(word({ errorText: 'Número inválido' }))).toBe('Número inválido');
      expect(errorAfter(word({ status: 'delivered' }))).toBeNull();
      expect(errorAfter(word({ updatedAt: '2026-01-02T10:00:00Z' }))).toBeNull();
    },
  );

  it('that is not known changes nothing', () => {
    const state = fold([known]);
    expect(fold([messages.retryStarted(OTHER)], state)).toBe(state);
    expect(selectMessage(state, '9', '7')).toBeNull();
  });
});
