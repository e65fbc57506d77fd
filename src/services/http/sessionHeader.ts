import { parseUrl } from '../../lib/parseUrl';
import type { DeploymentSource } from '../deployment';

/** What tells an API which page asks. */
export interface SessionHeaderParts {
  deployment: Pick<DeploymentSource, 'file'>;
  /** The page as the action log knows it; null while nothing was recorded. */
  session: () => string | null;
  /** `location.origin`. */
  pageOrigin: string;
}

function isAllowedBy(file: unknown): boolean {
  return typeof file === 'object' && file !== null && 'sessionHeader' in file && file.sessionHeader === true;
}

/**
 * The page that asks an API at this address; null where it must not be told. Another origin has to allow a header by
 * CORS first, else browsers send nothing at all: the deployment says whether it does (`"sessionHeader": true`).
 */
export function sessionFor(
  api: string,
  { deployment, session, pageOrigin }: SessionHeaderParts,
): string | null {
  const isOwn = parseUrl(api)?.origin === pageOrigin;
  return isOwn || isAllowedBy(deployment.file()) ? session() : null;
}
