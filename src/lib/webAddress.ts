import { parseUrl } from './parseUrl';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The address of a customer's page as a browser may follow it, null where it is none: http and https alone, and what
 * begins without any scheme is taken for https.
 */
export function webAddress(text: string | null): string | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  const url = parseUrl(SCHEME.test(typed) ? typed : `https://${typed}`);
  if (url === null) return null;
  const { protocol, href } = url;
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
