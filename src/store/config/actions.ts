import { fact, request } from '../stamp';
import type { Configuration, ConfigurationEdits, Deployment, Language } from './types';

/** The agent saved the settings, or changed one that counts at once. */
export const saveRequested = request('config/saveRequested')<Configuration>();
/** The agent typed or ticked settings that wait to be saved: all of those that differ from what is kept. */
export const editsRequested = request('config/editsRequested')<{ edits: ConfigurationEdits }>();
/** The agent chose a language; counts at once, saved settings or not. */
export const languageRequested = request('config/languageRequested')<{ language: Language }>();
/** The agent asked for the settings as a file, whose text waits in the handles. */
export const exportRequested = request('config/exportRequested')<{ textId: string; fileName: string }>();
/** Whether the agent whose session begins may edit the settings of this browser (`edita_config`). */
export const editRightReported = fact('config/editRightReported')<{ canEdit: boolean }>();
/** The first of the browser's languages that the product speaks. */
export const browserLanguageReported = fact('config/browserLanguageReported')<{ language: Language }>();
/** `config.json` of the deployment was read. */
export const deploymentLoaded = fact('config/deploymentLoaded')<Deployment>();
