import { fact, request } from '../stamp';
import type { Configuration, Deployment } from './types';

/** The agent saved the settings dialog. */
export const saveRequested = request('config/saveRequested')<Configuration>();
/** `config.json` of the deployment was read. */
export const deploymentLoaded = fact('config/deploymentLoaded')<Deployment>();
