import { isRecord } from '../../lib/records';
import * as v from 'valibot';
import { dateIn } from './dates';

/**
 * How tolerant reading works (contract §0): every schema of what a server sends is made of these parts. Each takes
 * its field in any legal form, null and absence alike, and puts a default where nothing can be read. Only the parts
 * named `required…` refuse.
 */

/** A value that may not be there: a null counts as nothing. */
export const anything = v.nullish(v.unknown(), null);

/**
 * A field that `read` makes of what came, null for what did not; it refuses nothing. Runs in one step where a pipe takes
 * three, since every row has some twenty of them.
 */
function form<T>(read: (value: unknown) => T) {
  const pipe = v.pipe(anything, v.transform(read));
  const run: (typeof pipe)['~run'] = ({ value }) => ({ typed: true, value: read(value ?? null) });
  return { ...pipe, '~run': run };
}

/** A text, or a number or flag as one; undefined for anything else. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A text that is not blank; undefined for anything else. */
export function filledIn(value: unknown): string | undefined {
  const text = textIn(value);
  return text === undefined || text.trim() === '' ? undefined : text;
}

/** An id as the domain compares it: text that is not empty. */
export function idIn(value: unknown): string | undefined {
  if (typeof value === 'boolean') return undefined;
  const text = textIn(value)?.trim();
  return text === '' ? undefined : text;
}

/** A finite number, also as text. */
export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const YES = new Set(['1', 'true', 's', 'sim', 'y', 'yes', 'si', 'sí', 't']);

/** A flag: true, 1 and words for yes; whatever else is no (contract §0: a missing flag is false). */
export function flagIn(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  return YES.has((textIn(value) ?? '').trim().toLowerCase());
}

const NO = new Set(['0', 'false', 'n']);

/** What a server says of an error: its words, '' where only that there is one; null: there is none. */
export function errorTextIn(value: unknown): string | null {
  const words = filledIn(value);
  if (words === undefined || NO.has(words.trim().toLowerCase())) return null;
  return flagIn(words) ? '' : words;
}

/** Names under which servers wrap what they answer, the likeliest first. */
const WRAPPERS = ['dados', 'data', 'result', 'rows', 'items', 'results'];

/** Further names under which one thing is wrapped. */
const WRAPPERS_OF_ONE = [...WRAPPERS, 'user', 'usuario', 'agente', 'agent'];

/** How deep wrappers are opened. */
const WRAPPED = 2;

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** A list: bare, wrapped, or null for none; undefined where there is none to be seen. */
export function listIn(value: unknown, depth = 0): readonly unknown[] | undefined {
  if (isList(value)) return value;
  if (value === null || value === undefined) return [];
  if (!isRecord(value) || depth >= WRAPPED) return undefined;
  const wrapper = WRAPPERS.find((name) => Object.hasOwn(value, name));
  return wrapper === undefined ? undefined : listIn(value[wrapper], depth + 1);
}

/** One thing: bare, wrapped, or the first of a list; `isBare` knows it when it is there. */
export function oneIn(
  value: unknown,
  isBare: (record: Record<string, unknown>) => boolean,
  depth = 0,
): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : oneIn(value[0], isBare, depth);
  if (!isRecord(value) || isBare(value) || depth >= WRAPPED) return value;
  const wrapper = WRAPPERS_OF_ONE.find((name) => Object.hasOwn(value, name));
  return wrapper === undefined ? value : oneIn(value[wrapper], isBare, depth + 1);
}

/** An id; the row is refused without one. */
export const requiredId = v.pipe(anything, v.transform(idIn), v.string());

/** A text that is not empty; the row is refused without one. */
export const requiredText = v.pipe(
  anything,
  v.transform(textIn),
  v.pipe(
    v.string(),
    v.check((value) => value.trim() !== ''),
  ),
);

/** An id, or null. */
export const id = form((value) => idIn(value) ?? null);

/** A text, or null; a blank one is none, since a server may write nothing so. */
export const text = form((value) => filledIn(value) ?? null);

/** A text as it came, also a blank one, or null. */
export const rawText = form((value) => textIn(value) ?? null);

/** What is said of an error, or null: there is none. */
export const errorText = form(errorTextIn);

/** A text that is not blank, or this one. */
export function textOr(otherwise: string) {
  return form((value) => filledIn(value) ?? otherwise);
}

/** A number, or null. */
export const number = form((value) => numberIn(value) ?? null);

/** A number, or this one. */
export function numberOr(otherwise: number) {
  return form((value) => numberIn(value) ?? otherwise);
}

/** How many: a whole number from 0. */
export const count = form((value) => Math.max(0, Math.trunc(numberIn(value) ?? 0)));

/** A flag; a missing one is false. */
export const flag = form(flagIn);

/** A flag whose absence means something: null. */
export const flagOrNull = form((value) => (filledIn(value) === undefined ? null : flagIn(value)));

/** A moment as RFC 3339 text, or null: an impossible date is none. */
export const date = form((value) => dateIn(value) ?? null);

/** A queue's type as a number; 0 where the server does not say, or says it in words. */
export const queueType = numberOr(0);

function textsIn(list: readonly unknown[]): string[] {
  return list.map(idIn).filter((one) => one !== undefined);
}

/** The texts of a list; what is no text is left out. One text alone is a list of it. */
export const texts = form((value) =>
  textsIn(typeof value === 'string' && value !== '' ? [value] : (listIn(value) ?? [])),
);

/** The addresses of a list, or of one text as mails have them: commas part them, but not those in quotes. */
export const addresses = form((value) =>
  textsIn(typeof value === 'string' ? (value.match(/(?:"[^"]*"|[^,])+/gu) ?? []) : (listIn(value) ?? [])),
);

/** A part of a row that may be missing, or not be readable: null. */
export function partOf<S extends v.GenericSchema>(schema: S) {
  return form((value): v.InferOutput<S> | null => {
    if (value === null) return null;
    const read = v.safeParse(schema, value);
    return read.success ? read.output : null;
  });
}

/** The rows of a list inside a row; one that cannot be read is left out. */
export function rowsOf<S extends v.GenericSchema>(schema: S) {
  return form((value): v.InferOutput<S>[] =>
    (listIn(value) ?? []).flatMap((row) => {
      const read = v.safeParse(schema, row);
      return read.success ? [read.output] : [];
    }),
  );
}
