import type * as v from 'valibot';
import { idSchema, isoSchema } from '../../src/services/realtime/contract';

/** A schema of the contract. */
export type Schema = v.GenericSchema;

/** What one plain value means on the wire; `code` is a number of a fixed list, `plain` everything else. */
export type Kind = 'id' | 'count' | 'code' | 'flag' | 'date' | 'plain';

/** How a value is built, as far as a dialect may write it in another form. */
export type Shape =
  | { is: 'object'; entries: Map<string, Schema> }
  | { is: 'list'; item: Schema }
  | { is: 'map'; value: Schema }
  | { is: 'leaf'; kind: Kind };

const WRAPPERS = ['optional', 'exact_optional', 'nullable', 'nullish'];

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** The schema within a schema that stands there under a name. */
function inner(schema: Schema, name: string): Schema | undefined {
  const found: unknown = Reflect.get(schema, name);
  return isSchema(found) ? found : undefined;
}

/** A schema without what says that its value may be missing. */
function unwrapped(schema: Schema): Schema {
  const within = WRAPPERS.includes(schema.type) ? inner(schema, 'wrapped') : undefined;
  return within ? unwrapped(within) : schema;
}

function entriesOf(schema: Schema): Map<string, Schema> | undefined {
  const entries: unknown = Reflect.get(schema, 'entries');
  if (typeof entries !== 'object' || entries === null) return undefined;
  const all: [string, unknown][] = Object.entries(entries);
  return new Map(all.flatMap(([name, entry]) => (isSchema(entry) ? [[name, entry]] : [])));
}

function isOfNumbers(schema: Schema): boolean {
  const options: unknown = Reflect.get(schema, 'options');
  return Array.isArray(options) && options.every((option) => typeof option === 'number');
}

function kindOf(schema: Schema): Kind {
  if (schema === idSchema) return 'id';
  if (schema === isoSchema) return 'date';
  if (schema.type === 'boolean') return 'flag';
  if (schema.type === 'number') return 'count';
  return schema.type === 'picklist' && isOfNumbers(schema) ? 'code' : 'plain';
}

/** How the values of a schema are built. */
export function shapeOf(wrapped: Schema): Shape {
  const schema = unwrapped(wrapped);
  const entries = entriesOf(schema);
  if (entries) return { is: 'object', entries };
  const item = schema.type === 'array' ? inner(schema, 'item') : undefined;
  if (item) return { is: 'list', item };
  const value = schema.type === 'record' ? inner(schema, 'value') : undefined;
  return value ? { is: 'map', value } : { is: 'leaf', kind: kindOf(schema) };
}

/** The schema itself, to look it up by, without what says that its value may be missing. */
export function entityOf(schema: Schema): Schema {
  return unwrapped(schema);
}
