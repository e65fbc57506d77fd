import { cleanNumber } from './cleanNumber';

/** Where `tel:` links lead, `%s` being the whole link; the manifest says the same. */
export const TEL_PATH = '/ligacao';

/** The query that has the link. */
export const TEL_QUERY = 'tel';

const DIALLABLE = /^\+?[\d*#]{1,32}$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The number of a `tel:` link without what follows it, as an extension (RFC 3966 §3); '' where there is none. Anybody
 * may make such a link, so that nothing but a number comes out of it.
 */
export function numberOfTel(link: string): string {
  const [subscriber = ''] = decoded(link)
    .replace(/^\s*tel:\/*/i, '')
    .split(';');
  const number = cleanNumber(subscriber);
  return DIALLABLE.test(number) ? number : '';
}
