import type { Centre } from '../centre/centre';
import { FULL, type Dialect, type DialectOption } from './dialect';
import { createOddForms } from './oddForms';
import { oddHttp } from './oddHttp';
import { oddSocket } from './oddSocket';
import { PLAIN_HTTP } from './plainHttp';
import { plainSocket } from './plainSocket';

/** Makes the dialect that the sandbox is to speak. @param apiPort port of the HTTP API, once it listens */
export function createDialect(option: DialectOption, centre: Centre, apiPort: () => number): Dialect {
  if (option.kind === 'full') return FULL;
  if (option.kind === 'plain') return { http: PLAIN_HTTP, socket: plainSocket(centre) };
  const forms = createOddForms(option.seed);
  return { http: oddHttp(forms), socket: oddSocket(centre, forms, apiPort) };
}
