import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../../src/store/auth/actions';
import * as notes from '../../../src/store/privateNotes/actions';
import { selectOtherNotes, selectPrivateNote } from '../../../src/store/privateNotes/selectors';
import { rootReducer } from '../../../src/store/rootReducer';

const fold = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: '@@init' }));

const write = (conversationId: string, text: string, contactId: string | null = '77') =>
  notes.writeRequested({ conversationId, contactId, text });

const kept = (conversationId: string, text: string, changedAt = 1) => ({
  conversationId,
  contactId: '77',
  text,
  changedAt,
});

describe('private notes', () => {
  it('are one to a conversation, the last words of it, and none once they are empty', () => {
    const last = write('1', 'Quer boleto');
    const state = fold(write('1', 'Quer'), last, write('2', 'Outro'));
    expect(selectPrivateNote(state, '1')).toEqual(kept('1', 'Quer boleto', last.meta.at));
    expect(selectPrivateNote(fold(write('1', 'Quer'), write('1', '')), '1')).toBeUndefined();
  });

  it('come back from disk, but not over what was written meanwhile', () => {
    const state = fold(
      write('1', 'Agora'),
      notes.restored({ notes: [kept('1', 'Antes'), kept('2', 'Ontem')] }),
    );
    expect(selectPrivateNote(state, '1')?.text).toBe('Agora');
    expect(selectPrivateNote(state, '2')?.text).toBe('Ontem');
    expect(state.privateNotes.isReady).toBe(true);
  });

  it('are found by the customer in a later conversation, the latest first, and never those of another', () => {
    const state = fold(
      notes.restored({ notes: [kept('1', 'a', 1), kept('2', 'b', 3), kept('3', 'c', 2)] }),
      write('4', 'De outro', '78'),
      write('5', 'De ninguém', null),
    );
    expect(selectOtherNotes(state, '77', '3').map(({ conversationId }) => conversationId)).toEqual([
      '2',
      '1',
    ]);
    expect(selectOtherNotes(state, null, '3')).toEqual([]);
  });

  it('say that the browser keeps none, and are gone with the agent', () => {
    const failed = notes.keepingFailed({ conversationId: null, code: 'storage', message: '' });
    expect(fold(failed).privateNotes).toMatchObject({ isReady: true, isUnkept: true });
    expect(fold(write('1', 'a'), loggedOut({ reason: 'agent', message: null })).privateNotes).toEqual(
      fold().privateNotes,
    );
  });
});
