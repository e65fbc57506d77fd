import type { RootState } from '../rootReducer';

/** One header as HTTP sends it. */
export interface ApiHeader {
  name: string;
  value: string;
}

/** A token, a colon, and what may stand in a value (RFC 9110 §5.1, §5.5); tabs and other languages left out. */
const HEADER = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\x20-\x7e]*)$/;

/**
 * An integration header of the settings: `Name: value` goes with every request to the HTTP API. Null for any other
 * entry: the name alone of a call's header, which goes into the integration's address.
 */
export function apiHeaderOf(entry: string): ApiHeader | null {
  const [, name, value] = HEADER.exec(entry.trim()) ?? [];
  return name === undefined || value === undefined ? null : { name, value: value.trim() };
}

/** The headers that go with every request to the HTTP API; of one name the last. */
export function selectApiHeaders({ config }: RootState): Readonly<Record<string, string>> {
  const headers = config.configuration?.integrationHeaders.flatMap((entry) => apiHeaderOf(entry) ?? []) ?? [];
  return Object.fromEntries(headers.map(({ name, value }) => [name, value]));
}
