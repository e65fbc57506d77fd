import type { Configuration } from '../../store/config/types';

/**
 * Where the integration link of a call leads: the configured address, with those of the call's headers that the
 * settings name as its parameters. Null when there is none, or none that a browser should open.
 */
export function integrationHref(
  { integrationHeaders, integrationUrl }: Pick<Configuration, 'integrationHeaders' | 'integrationUrl'>,
  data: Readonly<Record<string, string>>,
): string | null {
  const text = integrationUrl.trim();
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const given = new Map(Object.entries(data).map(([name, value]) => [name.toLowerCase(), value]));
  for (const name of integrationHeaders) {
    const value = given.get(name.trim().toLowerCase());
    if (value !== undefined) url.searchParams.set(name.trim(), value);
  }
  return url.href;
}
