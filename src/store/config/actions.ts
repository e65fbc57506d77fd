import { fact, request } from '../stamp';
import type { Configuration, Deployment, Language } from './types';

/** The agent saved the settings dialog. */
export const saveRequested = request('config/saveRequested')<Configuration>();
/** Whether the agent whose session begins may edit the settings of this browser (`edita_config`). */
export const editRightReported = fact('config/editRightReported')<{ canEdit: boolean }>();
/** The first of the browser's languages that the product speaks. */
export const browserLanguageReported = fact('config/browserLanguageReported')<{ language: Language }>();
/** `config.json` of the deployment was read. */
export const deploymentLoaded = fact('config/deploymentLoaded')<Deployment>();
