import type { Deployment } from '../store/config/types';

/** The settings that whoever installed the console gave it, in `config.json` beside index.html. */
export interface DeploymentSource {
  /** Reads the file once; a missing file or a wrong field gives the defaults. Never rejects. */
  load(): Promise<Deployment>;
  /** The fixed bearer of the API, or null; known after `load`. */
  bearer(): string | null;
}
