import { loggedOut } from '../auth/actions';
import { preferencesRecalled } from '../page/actions';
import { plainReducer } from '../plainReducer';
import * as actions from './actions';
import type { Configuration, ConfigurationEdits, Deployment, Language } from './types';

/** Settings of this browser, kept by redux-persist, and those of the deployment. */
export interface ConfigState {
  /** Null until somebody saved the settings. */
  configuration: Configuration | null;
  deployment: Deployment | null;
  /** Who was last signed in on this browser may not edit the settings; absent until somebody was. */
  isLocked?: boolean;
  /** What the browser prefers; absent where the product speaks none of its languages. */
  browserLanguage?: Language;
  /** What was chosen while there were no saved settings. */
  chosenLanguage?: Language;
  /** What waits to be saved; absent until something was typed. */
  edits?: ConfigurationEdits;
}

const initialState: ConfigState = { configuration: null, deployment: null };

/** Folds the facts of configuration. */
export const configReducer = plainReducer<ConfigState>(initialState, (on) => {
  on(actions.saveRequested, (state, { payload }) => ({ ...state, configuration: payload }));
  on(actions.editsRequested, (state, { payload: { edits } }) => ({ ...state, edits }));
  on(actions.languageRequested, (state, { payload: { language } }) =>
    state.configuration === null
      ? { ...state, chosenLanguage: language }
      : { ...state, configuration: { ...state.configuration, language } },
  );
  on(actions.editRightReported, (state, { payload }) => ({ ...state, isLocked: !payload.canEdit }));
  on(actions.browserLanguageReported, (state, { payload }) => ({
    ...state,
    browserLanguage: payload.language,
  }));
  on(actions.deploymentLoaded, (state, { payload }) => ({ ...state, deployment: payload }));
  on(preferencesRecalled, (state, { payload }) => ({ ...state, ...payload.config }));
  // Who signs in next did not type it.
  on(loggedOut, (state) => (state.edits === undefined ? state : { ...state, edits: {} }));
});
