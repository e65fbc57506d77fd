import { DEFAULT_CONFIGURATION } from './defaults';
import type { ConfigState } from './reducer';
import type { Configuration, ConfigurationEdits, Deployment, Language } from './types';

interface WithConfig {
  config: ConfigState;
}

/** The settings that this browser keeps; null until they were saved once. */
export const selectConfiguration = ({ config }: WithConfig): Configuration | null => config.configuration;

/** The deployment's settings; null until they were read. */
export const selectDeployment = ({ config }: WithConfig): Deployment | null => config.deployment;

/**
 * The language on screen: what was saved or chosen, else what the deployment suggests, else what the browser prefers, else that
 * of a new browser's settings.
 */
export const selectLanguage = ({ config }: WithConfig): Language =>
  config.configuration?.language ??
  config.chosenLanguage ??
  config.deployment?.defaults.language ??
  config.browserLanguage ??
  DEFAULT_CONFIGURATION.language;

const NO_EDITS: ConfigurationEdits = {};

/** What was typed of the settings and waits to be saved. */
export const selectSettingsEdits = ({ config }: WithConfig): ConfigurationEdits => config.edits ?? NO_EDITS;

/** Whether something of the settings waits to be saved. */
export const selectHasSettingsEdits = (state: WithConfig): boolean =>
  Object.keys(selectSettingsEdits(state)).length > 0;

/** Whether nobody saved the settings of this browser yet. */
export const selectUnconfigured = ({ config }: WithConfig): boolean => config.configuration === null;

/**
 * Whether the login offers nothing of the settings but the language: they were saved, and who signed in last may not
 * edit them.
 */
export const selectSettingsLocked = ({ config }: WithConfig): boolean =>
  config.configuration !== null && config.isLocked === true;

/** Settings of this browser and of the deployment. */
export const selectConfig = ({ config }: WithConfig): ConfigState => config;

/** The name of the product in this deployment. */
export const selectProductTitle = ({ config }: WithConfig): string =>
  config.deployment?.productTitle ?? 'Console';
