import type { WebStorage } from 'redux-persist';
import { firstReducers } from './firstReducers';
import { foldDomains, type DomainFolds, type Fold, type RootReducer } from './foldDomains';
import { persisted } from './persistence';
import { restingStates, type LateDomain } from './restingStates';
import type { RootState } from './rootReducer';

/** The steps of domains that come later. */
export type LateFolds = { readonly [D in LateDomain]?: Fold<RootState[D]> };

/** What the live store runs. */
export interface LiveReducer {
  reducer: RootReducer;
  /** From now on these domains fold as well; until then they rest, and a replay of what came so far agrees. */
  complete(late: LateFolds): void;
}

/** The reducer of the live store: what the browser keeps is persisted, what weighs much comes later. */
export function createLiveReducer(storage: WebStorage): LiveReducer {
  let known: LateFolds = {};

  function late<D extends LateDomain>(domain: D): Fold<RootState[D]> {
    return (state = restingStates[domain], action) => {
      const fold: Fold<RootState[D]> | undefined = known[domain];
      return fold === undefined ? state : fold(state, action);
    };
  }

  const folds: DomainFolds = {
    ...firstReducers,
    calls: late('calls'),
    callNotes: late('callNotes'),
    contacts: late('contacts'),
    conversations: late('conversations'),
    history: late('history'),
    messages: late('messages'),
    page: late('page'),
    schedule: late('schedule'),
  };
  return {
    reducer: foldDomains(persisted(folds, storage)),
    complete: (comes) => {
      known = { ...known, ...comes };
    },
  };
}
