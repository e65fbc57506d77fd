import { createPrng, type Prng } from '../seed/prng';
import { DATE_FORMS, isDateText, type Precision } from './dates';
import { rewrite, type Forms } from './rewrite';
import type { Kind, Schema } from './shape';

/** Fields that hold the path of a file. */
export const PATH_FIELDS = ['caminho'];

const TRUE = [true, 1, '1', 'true', 'S'] as const;
/** undefined: a missing flag is false. Contract §0. */
const FALSE = [false, 0, '0', 'false', 'N', null, undefined] as const;
/** Nothing, also as servers write it that have texts alone. */
const NONE = [null, undefined] as const;
const NO_TEXT = [null, undefined, ''] as const;
const WRAPPERS = ['dados', 'data', 'result', 'rows'] as const;
const USER_WRAPPERS = ['dados', 'data', 'result', 'user'] as const;

/** The odd forms of one run. */
export interface OddForms {
  prng: Prng;
  /** Draws by a word, always the same for the same seed, whatever was drawn before. */
  drawFor: (word: string) => Prng;
  /** whether events carry their envelope, in this run */
  envelopes: boolean;
  /** A value in forms that contract §0 allows. @param host where files are served, with its port */
  write: (schema: Schema, value: unknown, host: string) => unknown;
  /** A date in one of its forms. */
  date: (value: string, field: string) => string | number;
  /** Rows bare or wrapped; what stands beside them stays only where they are wrapped. */
  list: (rows: unknown, beside: Record<string, unknown>) => unknown;
  user: (user: unknown) => unknown;
}

/** A number of 32 bits from a seed and a word (FNV-1a). */
function hash(seed: number, word: string): number {
  let h = 0x811c9dc5 ^ seed;
  for (const char of word) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return h >>> 0;
}

/** Makes the odd forms of a seed. */
export function createOddForms(seed: number): OddForms {
  const prng = createPrng(seed);
  const drawFor = (word: string): Prng => createPrng(hash(seed, word));

  function date(value: string, field: string): string | number {
    // One field keeps its precision: times of one kind can be compared with each other.
    const precision: Precision = drawFor(`date ${field}`).pick(['seconds', 'milliseconds'] as const);
    return prng.pick(DATE_FORMS[precision])(new Date(value));
  }

  function path(value: string, host: string): string {
    if (!value.startsWith('/')) return value;
    return prng.pick([value, value.slice(1), `http://${host}${value}`]);
  }

  function leaf(kind: Kind, value: unknown, field: string, host: string): unknown {
    if (kind === 'flag') return typeof value === 'boolean' ? flag(value) : value;
    if (kind === 'date') return isDateText(value) ? date(value, field) : value;
    if (kind !== 'plain') return number(value);
    return PATH_FIELDS.includes(field) && typeof value === 'string' ? path(value, host) : value;
  }

  function flag(value: boolean): unknown {
    return value ? prng.pick(TRUE) : oneOf(FALSE);
  }

  function number(value: unknown): unknown {
    if (typeof value !== 'number' && typeof value !== 'string') return value;
    const text = String(value);
    if (!/^-?\d{1,15}$/.test(text) || (typeof value === 'string' && String(Number(text)) !== text))
      return value;
    return prng.chance(0.5) ? text : Number(text);
  }

  function oneOf<T>(items: readonly T[]): T | undefined {
    return items[prng.int(0, items.length - 1)];
  }

  return {
    prng,
    drawFor,
    envelopes: drawFor('envelopes').chance(0.5),
    date,
    write: (schema, value, host) => {
      const forms: Forms = {
        leaf: (kind, item, field) => leaf(kind, item, field, host),
        none: (kind) => oneOf<null | undefined | ''>(kind === 'plain' ? NO_TEXT : NONE),
        list: (items) => (items.length === 0 && prng.chance(0.3) ? null : items),
        fields: () => undefined,
      };
      return rewrite(schema, value, forms);
    },
    list: (rows, beside) => {
      if (prng.chance(0.2)) return rows;
      return { [prng.pick(WRAPPERS)]: rows, ...(prng.chance(0.5) ? beside : {}) };
    },
    user: (user) => (prng.chance(0.3) ? user : { [prng.pick(USER_WRAPPERS)]: user }),
  };
}
