/**
 * How a field came otherwise than the contract says: `defaulted`, it was missing and got its default; `coerced`, it
 * came in another form; `dropped`, it could not be read, or something of its list was left out.
 */
export type OddityKind = 'defaulted' | 'coerced' | 'dropped';

/** One field of one entity that came otherwise, and how often. */
export interface OddField {
  /** Dotted, without the numbers of lists: `queueAnexos.mimeType`. */
  field: string;
  kind: OddityKind;
  count: number;
}

/** What was odd about the rows of one read or event; grows row by row. */
export interface Oddities {
  /** What was read: `message`, `conversation`, … */
  entity: string;
  rows: number;
  /** Rows that could not be read at all, and which field they failed by. */
  leftOut: number;
  leftOutBy: string | null;
  fields: Map<string, OddField>;
}

/** Nothing odd so far. */
export function noOddities(entity: string): Oddities {
  return { entity, rows: 0, leftOut: 0, leftOutBy: null, fields: new Map() };
}

function note(oddities: Oddities, field: string, kind: OddityKind): void {
  const key = `${field} ${kind}`;
  const known = oddities.fields.get(key);
  if (known === undefined) oddities.fields.set(key, { field, kind, count: 1 });
  else known.count += 1;
}

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isSame(came: unknown, read: unknown): boolean {
  if (Object.is(came, read) || (isNothing(came) && isNothing(read))) return true;
  // A blank text is nothing, written in another way.
  if (typeof came === 'string' && came.trim() === '' && (isNothing(read) || read === '')) return true;
  // Ids are numbers or text alike (contract §1).
  return typeof came === 'number' && typeof read === 'string' && String(came) === read;
}

function compareLists(oddities: Oddities, field: string, came: unknown, read: readonly unknown[]): void {
  if (!Array.isArray(came)) {
    if (isNothing(came) && read.length === 0) return;
    note(oddities, field, read.length === 0 ? 'dropped' : 'coerced');
    return;
  }
  if (came.length !== read.length) note(oddities, field, 'dropped');
  else read.forEach((one, index) => compare(oddities, field, came[index], one));
}

function compare(oddities: Oddities, field: string, came: unknown, read: unknown): void {
  if (isSame(came, read)) return;
  if (Array.isArray(read)) compareLists(oddities, field, came, read);
  else if (isNothing(came)) note(oddities, field, 'defaulted');
  else if (isNothing(read)) note(oddities, field, 'dropped');
  else if (typeof read !== 'object') note(oddities, field, 'coerced');
  else if (typeof came === 'object') noteDifferences(oddities, came, read, `${field}.`);
  else note(oddities, field, 'coerced');
}

/** Notes what of a row was read otherwise than it came. `read` has the fields of the wire, in their one form. */
export function noteDifferences(oddities: Oddities, came: object, read: object, within = ''): void {
  for (const key in read) {
    const before: unknown = Reflect.get(came, key);
    const after: unknown = Reflect.get(read, key);
    if (before !== after) compare(oddities, within + key, before, after);
  }
}

/** Notes a row that could not be read, by the field that was missing. */
export function noteLeftOut(oddities: Oddities, field: string): void {
  oddities.leftOut += 1;
  oddities.leftOutBy ??= field;
}

/** Whether anything was odd. */
export function hasOddities({ fields, leftOut }: Oddities): boolean {
  return leftOut > 0 || fields.size > 0;
}
