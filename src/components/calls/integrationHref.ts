import { parseUrl } from '../../lib/parseUrl';
import type { Call } from '../../store/calls/types';
import { apiHeaderOf } from '../../store/config/headerSelectors';
import type { Configuration } from '../../store/config/types';

/** What is told of a call; null is what nobody knows. */
export interface IntegratedCall extends Pick<
  Call,
  'contactId' | 'conversationId' | 'data' | 'dialledNumber' | 'name' | 'number' | 'queue' | 'uniqueId'
> {
  id: string | null;
  direction: Call['direction'] | null;
}

/** Stands for a value in the address: `{numero}`, `{X-Pedido}`; an address that went through a browser has it encoded. */
const PLACEHOLDER = /(?:\{|%7B)([\w-]+)(?:\}|%7D)/gi;

const DIRECTIONS = { incoming: 'Entrante', outgoing: 'Sainte' } as const;

/** The call in the words of the spec (spec 2 §3, Call). */
function fieldsOf(call: IntegratedCall): [string, string | null][] {
  return [
    ['numero', call.number],
    ['nome', call.name],
    ['destino', call.dialledNumber ?? null],
    ['fila', call.queue],
    ['sentido', call.direction === null ? null : DIRECTIONS[call.direction]],
    ['callid', call.id],
    ['uniqueid', call.uniqueId],
    ['idCliente', call.contactId],
    ['atendimento', call.conversationId],
  ];
}

/** All that is known of the call, its headers too, by lower-case name. */
function wordsOf(call: IntegratedCall): ReadonlyMap<string, string> {
  const words = [...Object.entries(call.data), ...fieldsOf(call)];
  return new Map(
    words.flatMap(([word, value]) => (value === null ? [] : [[word.toLowerCase(), value] as const])),
  );
}

/** The address with these parameters, where they are known and not there already. */
function withParameters(url: URL, words: ReadonlyMap<string, string>, names: readonly string[]): string {
  for (const name of names) {
    const value = words.get(name.toLowerCase());
    if (value !== undefined && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

function opened(text: string): URL | null {
  const url = parseUrl(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null;
}

/**
 * Where the integration link of a call leads: the configured address with the call's data in place of its
 * placeholders, each encoded and the unknown ones empty; where it has none, with them as parameters, and with those
 * of the call's headers that the settings name. Null when there is no address, or none that a browser should open.
 */
export function integrationHref(
  { integrationHeaders, integrationUrl }: Pick<Configuration, 'integrationHeaders' | 'integrationUrl'>,
  call: IntegratedCall,
): string | null {
  const text = integrationUrl.trim();
  const plain = opened(text.replace(PLACEHOLDER, ''));
  if (plain === null) return null;
  const words = wordsOf(call);
  if (text.search(PLACEHOLDER) < 0) {
    const chosen = integrationHeaders.filter((entry) => apiHeaderOf(entry) === null);
    const names = [...fieldsOf(call).map(([name]) => name), ...chosen.map((entry) => entry.trim())];
    return withParameters(plain, words, names);
  }
  const filled = opened(
    text.replace(PLACEHOLDER, (_all, word: string) =>
      encodeURIComponent(words.get(word.toLowerCase()) ?? ''),
    ),
  );
  // What came with a call must not choose the host.
  return filled?.origin === plain.origin ? filled.href : null;
}
