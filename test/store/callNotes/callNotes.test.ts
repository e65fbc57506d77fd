import type { UnknownAction } from '@reduxjs/toolkit';
import * as notes from '../../../src/store/callNotes/actions';
import { selectNotesOf, selectNotesOfUnique, selectNotesText } from '../../../src/store/callNotes/selectors';
import { rootReducer } from '../../../src/store/rootReducer';

const fold = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: '@@init' }));

const C1 = { callId: 'c1', uniqueId: null };

const add = (text: string) => notes.addRequested({ ...C1, text });
const draft = (text: string) => notes.draftRequested({ ...C1, text });

describe('the notes of a call', () => {
  it('are added in order, each once, and empty the field', () => {
    const [first, second] = [add('Ligou ontem'), add('Quer boleto')];
    const state = fold(draft('Quer'), first, second);
    expect(selectNotesOf(state, 'c1')).toEqual({
      callId: 'c1',
      uniqueId: null,
      draft: '',
      changedAt: second.meta.at,
      notes: [
        { id: first.meta.id, text: 'Ligou ontem', at: first.meta.at },
        { id: second.meta.id, text: 'Quer boleto', at: second.meta.at },
      ],
    });
    expect(fold(add(''))).toEqual(fold());
  });

  it('are one text, with what was not added yet', () => {
    const state = fold(add('Um'), draft(' dois '));
    expect(selectNotesText(state, 'c1')).toBe('Um\ndois');
    expect(selectNotesText(state, 'c2')).toBe('');
  });

  it('learn the id of the centre, and keep it', () => {
    const state = fold(
      add('Um'),
      notes.draftRequested({ callId: 'c1', uniqueId: 'u1', text: 'd' }),
      draft(''),
    );
    expect(selectNotesOfUnique(state, 'u1')?.notes).toHaveLength(1);
    expect(selectNotesOfUnique(state, null)).toBeUndefined();
  });

  it('leave nothing behind when the last one goes', () => {
    const one = add('Um');
    expect(fold(one, notes.removeRequested({ callId: 'c1', id: one.meta.id })).callNotes.byCall).toEqual({});
    expect(fold(draft('x'), draft('')).callNotes.byCall).toEqual({});
  });

  it('of an earlier page do not replace newer ones', () => {
    const old = { ...C1, notes: [], draft: 'velho', changedAt: 1 };
    const restored = notes.restored({ calls: [old, { ...old, callId: 'c2' }] });
    const state = fold(draft('novo'), restored);
    expect(selectNotesOf(state, 'c1')?.draft).toBe('novo');
    expect(selectNotesOf(state, 'c2')?.draft).toBe('velho');
  });
});
