/**
 * A text as an address, against a base where it is a relative one; null where it is none. `URL.canParse` and `URL.parse`
 * are younger than the oldest browsers that the product supports.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
