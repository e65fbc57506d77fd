import { fact, request } from '../stamp';
import type { Presence } from './types';

/** The agent looks at these extensions; what they do is watched until it is no longer asked for. */
export const watchRequested = request('presence/watchRequested')<{ extensions: string[] }>();
/** Nobody looks any more. */
export const unwatchRequested = request('presence/unwatchRequested')();
/** The exchange told what an extension does (RFC 4235). */
export const reported = fact('presence/reported')<{ extension: string; presence: Presence }>();
/** The exchange does not tell, for now. */
export const unknown = fact('presence/unknown')<{ extension: string }>();
