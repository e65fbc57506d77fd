import { initialState as bulkActions } from './bulkActions/state';
import { initialState as callNotes } from './callNotes/state';
import { initialState as callQuality } from './callQuality/state';
import { initialState as calls } from './calls/state';
import { initialState as contacts } from './contacts/state';
import { initialState as conversations } from './conversations/state';
import { initialState as history } from './history/state';
import { initialState as keptForms } from './keptForms/state';
import { initialState as messages } from './messages/state';
import { initialState as privateNotes } from './privateNotes/state';
import { initialState as noticeCentre } from './noticeCentre/state';
import { initialState as schedule } from './schedule/state';
import { initialState as selfCheck } from './selfCheck/state';
import { initialState as worklist } from './worklist/state';
import type { LateReducers } from './lateReducers';
import type { Fold, RootState } from './rootState';

type LateDomain = keyof LateReducers;

type LateState = Pick<RootState, LateDomain>;

const initialStates: LateState = {
  bulkActions,
  callNotes,
  callQuality,
  calls,
  contacts,
  conversations,
  history,
  keptForms,
  messages,
  privateNotes,
  noticeCentre,
  schedule,
  selfCheck,
  worklist,
};

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
