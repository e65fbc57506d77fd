import { apiHeaderOf } from '../../store/config/headerSelectors';
import type { TextId } from '../intl/useText';

/** Names that no page may set (Fetch standard, forbidden request-header). */
const FORBIDDEN = new Set([
  'accept-charset',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'access-control-request-private-network',
  'connection',
  'content-length',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
]);

/** Names that the console sets itself: another value would break the API. */
const OWN = new Set(['accept', 'authorization', 'content-type', 'idempotency-key', 'if-match']);

/** The name of a call's header alone. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

function isForbidden(name: string): boolean {
  return FORBIDDEN.has(name) || name.startsWith('proxy-') || name.startsWith('sec-');
}

/** What is wrong with an integration header of the settings; null where nothing is. */
export function headerFault(entry: string): TextId | null {
  const text = entry.trim();
  if (text === '' || NAME.test(text)) return null;
  const header = apiHeaderOf(text);
  if (header === null || header.value === '') return 'settings.headerInvalid';
  const name = header.name.toLowerCase();
  if (isForbidden(name)) return 'settings.headerForbidden';
  return OWN.has(name) ? 'settings.headerOwn' : null;
}
