import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../../src/store/auth/actions';
import * as forms from '../../../src/store/keptForms/actions';
import { selectKeptForms, selectKeptValues, selectUnsaved } from '../../../src/store/keptForms/selectors';
import { rootReducer } from '../../../src/store/rootReducer';

const fold = (...actions: UnknownAction[]) =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: '@@init' }));

const keep = (key: string, values: string) => forms.keepRequested({ key, values });

describe('kept forms', () => {
  it('are one to a key, with what was typed last, until they are saved', () => {
    const last = keep('classify 1', '"Quer boleto"');
    const state = fold(keep('classify 1', '"Quer"'), last, keep('dial 4002', '"4003"'));
    expect(selectKeptForms(state)['classify 1']).toEqual({ ...last.payload, changedAt: last.meta.at });
    const saved = rootReducer(state, forms.forgetRequested({ key: 'classify 1' }));
    expect(selectKeptValues(saved, 'classify 1')).toBeNull();
    expect(selectKeptValues(saved, 'dial 4002')).toBe('"4003"');
  });

  it('come back from disk, but not over what was typed meanwhile', () => {
    const old = (key: string) => ({ key, values: '"Antes"', changedAt: 1 });
    const state = fold(keep('a 1', '"Agora"'), forms.restored({ forms: [old('a 1'), old('a 2')] }));
    expect(selectKeptValues(state, 'a 1')).toBe('"Agora"');
    expect(selectKeptValues(state, 'a 2')).toBe('"Antes"');
  });

  it('are 200 at most: those that were touched longest ago go', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({
      key: `a ${String(at)}`,
      values: '1',
      changedAt: at,
    }));
    const state = fold(forms.restored({ forms: many }), keep('a new', '1'));
    const keys = Object.keys(selectKeptForms(state));
    expect(keys).toHaveLength(200);
    expect(keys).toContain('a new');
    expect(keys).toContain('a 1');
    expect(keys).not.toContain('a 0');
  });

  it('say which one was left and not saved, beside what is kept, until the agent goes', () => {
    const unsaved = forms.savingFailed({ key: 'a 1', code: 'timeout', message: '' });
    const state = fold(keep('a 1', '1'), unsaved, keep('a 2', '2'));
    expect(selectUnsaved(state)).toEqual({ key: 'a 1', failure: { code: 'timeout', message: '' } });
    expect(selectKeptValues(state, 'a 1')).toBe('1');
    const later = rootReducer(state, loggedOut({ reason: 'agent', message: null }));
    expect(selectUnsaved(later)).toBeNull();
  });

  it('are gone from the page with the agent', () => {
    const state = fold(keep('a 1', '1'), loggedOut({ reason: 'agent', message: null }));
    expect(selectKeptForms(state)).toEqual({});
  });

  it('stay as they are where there is nothing to forget', () => {
    const state = fold(keep('a 1', '1'));
    expect(rootReducer(state, forms.forgetRequested({ key: 'b 1' })).keptForms).toBe(state.keptForms);
  });
});
