import type * as lateReducers from './lateReducers';
import * as lateStates from './lateStates';
import type { Fold, RootState } from './rootState';

/** The reducers of domains that only a signed-in agent has. */
export type LateReducers = typeof lateReducers;

type LateDomain = keyof LateReducers;

const initialStates: Pick<RootState, LateDomain> = lateStates;

type LateFolds = { [D in LateDomain]: Fold<RootState[D]> };

/** Reducers that come after the store. */
export interface ComingReducers {
  /** The folds of their domains, which keep their initial state until the reducers are there. */
  folds: LateFolds;
  /** The reducers have come: from now on they get each action. */
  arrive(reducers: LateReducers): void;
}

/** The late reducers of one store: nothing that happens before the effects are there is heard by them. */
export function comingReducers(): ComingReducers {
  let reducers: LateFolds | null = null;

  function fold<D extends LateDomain>(domain: D): Fold<RootState[D]> {
    return (state = initialStates[domain], action) => reducers?.[domain](state, action) ?? state;
  }

  return {
    folds: {
      bulkActions: fold('bulkActions'),
      callNotes: fold('callNotes'),
      callQuality: fold('callQuality'),
      calls: fold('calls'),
      contacts: fold('contacts'),
      conversations: fold('conversations'),
      history: fold('history'),
      keptForms: fold('keptForms'),
      messages: fold('messages'),
      privateNotes: fold('privateNotes'),
      noticeCentre: fold('noticeCentre'),
      schedule: fold('schedule'),
      selfCheck: fold('selfCheck'),
      worklist: fold('worklist'),
    },
    arrive: (those) => {
      reducers = those;
    },
  };
}
