import { createSelector } from 'reselect';
import { DEFAULT_CONFIGURATION } from './defaults';
import { selectConfiguration, selectDeployment, selectLanguage } from './selectors';
import type { Configuration } from './types';

/** What the settings dialog starts from: what was saved, else what the deployment suggests. */
export const selectSettings = createSelector(
  [selectConfiguration, selectDeployment, selectLanguage],
  (saved, deployment, language): Configuration =>
    saved ?? { ...DEFAULT_CONFIGURATION, ...deployment?.defaults, language },
);
