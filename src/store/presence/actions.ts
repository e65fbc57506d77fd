import { fact, request } from '../stamp';
import type { Extension, Presence } from './types';

/** The agent looks at these extensions; what they do is watched until it is no longer asked for. */
export const watchRequested = request('presence/watchRequested')<{ extensions: string[] }>();
/** Nobody looks any more. */
export const unwatchRequested = request('presence/unwatchRequested')();
/** The exchange told what an extension does (RFC 4235). */
export const reported = fact('presence/reported')<{ extension: string; presence: Presence }>();
/** The exchange does not tell, for now. */
export const unknown = fact('presence/unknown')<{ extension: string }>();
/** The agent looks for somebody to call who may be in no queue. */
export const extensionsReadRequested = request('presence/extensionsReadRequested')();
/** The centre's extensions came. */
export const extensionsLoaded = fact('presence/extensionsLoaded')<{ extensions: Extension[] }>();
