/** A pure copy of a value with what must not be told replaced; what does not change is shared. */
export type Masker = (value: unknown) => unknown;

/**
 * A text of the same length and the same lines that says nothing. It is a homomorphism of texts: the
 * mask of `a + b` is the mask of `a` and the mask of `b` put together, line breaks stay, and only the
 * empty text becomes the empty text (see redaction).
 */
export function maskText(text: string): string {
  if (!text.includes('\n')) return 'x'.repeat(text.length);
  return text
    .split('\n')
    .map((line) => 'x'.repeat(line.length))
    .join('\n');
}

/** Hosts of messengers: what stands before them is a number, which is kept as a contact's is. */
export const MESSENGER_HOSTS: readonly string[] = ['s.whatsapp.net', 'c.us', 'g.us', 'lid'];

/** Masks the address of a mail; whatever else a text is stays. */
const maskMail: Masker = (value) => {
  if (typeof value !== 'string' || !value.includes('@')) return value;
  const isNumber = MESSENGER_HOSTS.includes(value.slice(value.lastIndexOf('@') + 1));
  return isNumber ? value : maskText(value);
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inItems(items: readonly unknown[], mask: Masker): readonly unknown[] {
  const next = items.map(mask);
  return next.some((item, index) => item !== items[index]) ? next : items;
}

function inEntries(record: Readonly<Record<string, unknown>>, mask: Masker): unknown {
  const entries = Object.entries(record);
  const next = entries.map(([key, value]) => [key, mask(value)] as const);
  return next.some(([, value], index) => value !== entries[index]?.[1]) ? Object.fromEntries(next) : record;
}

function inEach(value: unknown, mask: Masker): unknown {
  if (Array.isArray(value)) return inItems(value, mask);
  return isRecord(value) ? inEntries(value, mask) : value;
}

/** Masks every text inside, however deep; keys, numbers, flags and nulls stay. */
const maskAll: Masker = (value) => (typeof value === 'string' ? maskText(value) : inEach(value, maskAll));

function inFields(fields: readonly (readonly [string, Masker])[]): Masker {
  return (value) => {
    if (!isRecord(value)) return value;
    let copy: Record<string, unknown> | null = null;
    for (const [field, mask] of fields) {
      const before = value[field];
      const after = mask(before);
      if (after === before) continue;
      copy ??= { ...value };
      copy[field] = after;
    }
    return copy ?? value;
  };
}

function grouped(paths: readonly string[]): Map<string, string[]> {
  const rests = new Map<string, string[]>();
  for (const path of paths) {
    const dot = path.indexOf('.');
    const head = dot < 0 ? path.replace(/@$/, '') : path.slice(0, dot);
    const rest = dot < 0 ? path.slice(head.length) : path.slice(dot + 1);
    rests.set(head, [...(rests.get(head) ?? []), rest]);
  }
  return rests;
}

/** The masker of the fields that dotted paths name (see paths); it masks all that lies under them. */
export function maskerOf(paths: readonly string[]): Masker {
  if (paths.includes('')) return maskAll;
  if (paths.includes('@')) return maskMail;
  const rests = grouped(paths);
  const each = rests.get('*');
  if (each === undefined)
    return inFields([...rests].map(([field, rest]) => [field, maskerOf(rest)] as const));
  if (rests.size > 1) throw new Error(`A path of ${paths.join(', ')} names a field beside *`);
  const mask = maskerOf(each);
  return (value) => inEach(value, mask);
}
