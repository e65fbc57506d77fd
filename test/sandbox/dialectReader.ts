import { shapeOf, type Kind, type Schema } from '../../sandbox/dialect/shape';

const YES: unknown[] = [true, 1, '1', 'true', 'S'];
const NO: unknown[] = [false, 0, '0', 'false', 'N', null, undefined];

function readFlag(value: unknown): boolean {
  if (YES.includes(value)) return true;
  if (NO.includes(value)) return false;
  throw new Error(`no flag: ${JSON.stringify(value)}`);
}

/** Whole seconds since 1970: what every form of a date tells. */
function readDate(value: unknown): number {
  if (typeof value === 'number') return Math.floor(value > 1e11 ? value / 1000 : value);
  if (typeof value !== 'string') throw new Error(`no date: ${JSON.stringify(value)}`);
  const text = value;
  const [, day, month, rest] = /^(\d\d)\/(\d\d)\/(\d{4} .*)$/.exec(text) ?? [];
  const [year, clock] = (rest ?? '').split(' ');
  const iso = rest === undefined ? text.replace(' ', 'T') : `${year}-${month}-${day}T${clock}`;
  const at = Date.parse(iso);
  if (Number.isNaN(at)) throw new Error(`no date: ${text}`);
  return Math.floor(at / 1000);
}

function readPath(text: string): string {
  const path = text.replace(/^http:\/\/localhost:\d+/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

function readLeaf(kind: Kind, value: unknown, field: string): unknown {
  if (kind === 'flag') return readFlag(value);
  if (value === null || value === undefined || value === '') return undefined;
  if (kind === 'id') return typeof value === 'number' ? String(value) : value;
  if (kind === 'count' || kind === 'code') return Number(value);
  if (kind === 'date') return readDate(value);
  return field === 'caminho' && typeof value === 'string' ? readPath(value) : value;
}

/** A value of the contract, read from any form that contract §0 allows; nothing and an empty list are the same. */
export function readBack(schema: Schema, value: unknown, field = ''): unknown {
  const shape = shapeOf(schema);
  if (shape.is === 'leaf') return readLeaf(shape.kind, value, field);
  if (value === null || value === undefined) return undefined;
  if (shape.is === 'list') {
    if (!Array.isArray(value)) throw new Error(`no list: ${JSON.stringify(value)}`);
    return value.length === 0 ? undefined : value.map((item) => readBack(shape.item, item, field));
  }
  if (typeof value !== 'object') throw new Error(`no entity: ${JSON.stringify(value)}`);
  const named = new Map<string, unknown>(Object.entries(value));
  if (shape.is === 'map') {
    return Object.fromEntries([...named].map(([name, item]) => [name, readBack(shape.value, item, field)]));
  }
  return Object.fromEntries(
    [...shape.entries].map(([name, entry]) => [name, readBack(entry, named.get(name), name)]),
  );
}

const WRAPPERS = ['dados', 'data', 'result', 'rows', 'user'];

/** What an answer holds, bare or wrapped. */
export function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const found = Object.entries(body).find(([name]) => WRAPPERS.includes(name));
  return found ? (found[1] as unknown) : body;
}
