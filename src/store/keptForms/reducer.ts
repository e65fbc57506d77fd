import { loggedOut } from '../auth/actions';
import { failureIn } from '../../lib/failure';
import { entryOf } from '../../lib/records';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import { initialState, type KeptFormsState } from './state';
import type { KeptForm } from './types';

/** Nobody leaves more forms than this on purpose: those changed longest ago are dropped. */
const MOST_KEPT = 200;

function latest(state: KeptFormsState, forms: readonly KeptForm[]): KeptFormsState {
  const kept =
    forms.length <= MOST_KEPT
      ? forms
      : forms.toSorted((a, b) => b.changedAt - a.changedAt).slice(0, MOST_KEPT);
  return { ...state, byKey: Object.fromEntries(kept.map((form) => [form.key, form])) };
}

/** Folds the facts of kept forms; never looks into their values, which the action log masks. */
export const keptFormsReducer = plainReducer<KeptFormsState>(initialState, (on) => {
  on(actions.keepRequested, (state, { payload, meta }) => {
    const { [payload.key]: _before, ...others } = state.byKey;
    return latest(state, [{ ...payload, changedAt: meta.at }, ...Object.values(others)]);
  });
  on(actions.forgetRequested, (state, { payload: { key } }) => {
    if (entryOf(state.byKey, key) === undefined) return state;
    const { [key]: _forgotten, ...byKey } = state.byKey;
    return { ...state, byKey };
  });
  on(actions.restored, (state, { payload: { forms } }) => {
    const typed = Object.values(state.byKey);
    const others = forms.filter(({ key }) => entryOf(state.byKey, key) === undefined);
    return latest(state, [...typed, ...others]);
  });
  on(actions.savingFailed, (state, { payload }) => ({
    ...state,
    unsaved: { key: payload.key, failure: failureIn(payload) },
  }));
  on(loggedOut, () => initialState);
});
