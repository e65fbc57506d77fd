import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { idSchema, isoSchema } from '../../src/services/realtime/contract';
import { things } from './entities';
import type { FieldTexts, Schema, ThingDoc } from './types';

const COMPONENTS = '#/components/schemas/';

/** Schemas that have a name of their own in the documents. */
const named = Object.fromEntries(Object.entries(things).map(([name, { schema }]) => [name, schema]));

const [, isDate] = isoSchema.pipe;

/** Ids in one line, and the form of dates, which a converter cannot see in a check. */
const config: ConversionConfig = {
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema }) => (valibotSchema === idSchema ? { type: ['number', 'string'] } : null),
  overrideAction: ({ jsonSchema, valibotAction }) =>
    valibotAction === isDate ? { ...jsonSchema, format: 'date-time' } : null,
};

type Entries = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same value with `change` applied to each object in it, the innermost first. */
function mapObjects(value: unknown, change: (node: Entries) => Entries): unknown {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change));
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapObjects(one, change)])),
  );
}

function withReference(node: Entries): Entries {
  const { $ref, required, ...rest } = node;
  return {
    ...(typeof $ref === 'string' ? { $ref: $ref.replace('#/$defs/', COMPONENTS) } : {}),
    ...rest,
    ...(required === undefined || (Array.isArray(required) && required.length === 0) ? {} : { required }),
  };
}

/** What the reader asks: no field is required and no value is the last one, unless the tables say so. */
function asRead(node: Entries): Entries {
  const { const: only, enum: values, required, ...rest } = withReference(node);
  // A field may be called `required` or `enum`: then it holds a schema.
  const kept = { ...(isObject(required) ? { required } : {}), ...(isObject(values) ? { enum: values } : {}) };
  if (Array.isArray(values)) return { ...rest, ...kept, 'x-known-values': values };
  if (only === undefined || isObject(only))
    return { ...rest, ...kept, ...(isObject(only) ? { const: only } : {}) };
  return typeof only === 'boolean'
    ? { type: 'boolean', const: only }
    : { type: typeof only, 'x-known-values': [only] };
}

/** One field's schema with what is said of it; a reference keeps its words beside it. */
function annotated(field: unknown, description: string | undefined, isExtension: boolean): unknown {
  if (!isObject(field) || (description === undefined && !isExtension)) return field;
  const { $ref, ...rest } = field;
  return {
    ...($ref === undefined ? rest : { allOf: [{ $ref }], ...rest }),
    ...(description === undefined ? {} : { description }),
    ...(isExtension ? { 'x-extension': true } : {}),
  };
}

/** Texts of the fields inside the field `name`. */
function within(texts: FieldTexts, name: string): FieldTexts {
  const inside = Object.entries(texts).filter(([field]) => field.startsWith(`${name}.`));
  return Object.fromEntries(inside.map(([field, text]) => [field.slice(name.length + 1), text]));
}

function sentence(field: string | undefined, missed: string | undefined): string | undefined {
  const said = [field, missed].filter((text) => text !== undefined);
  return said.length === 0 ? undefined : said.join(' ');
}

/** The fields of a schema with their texts; those of alternatives and of list items too. */
function withTexts(schema: unknown, fields: FieldTexts, extensions: FieldTexts): unknown {
  if (!isObject(schema)) return schema;
  const { allOf, items, oneOf, properties } = schema;
  const each = (list: unknown): unknown =>
    Array.isArray(list) ? list.map((one) => withTexts(one, fields, extensions)) : list;
  const told = Object.entries(isObject(properties) ? properties : {}).map(([name, field]) => {
    const inner = withTexts(field, within(fields, name), within(extensions, name));
    return [name, annotated(inner, sentence(fields[name], extensions[name]), name in extensions)] as const;
  });
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: Object.fromEntries(told) }),
    ...(items === undefined ? {} : { items: withTexts(items, fields, extensions) }),
    ...(allOf === undefined ? {} : { allOf: each(allOf) }),
    ...(oneOf === undefined ? {} : { oneOf: each(oneOf) }),
  };
}

function whole(converted: unknown, doc: Omit<ThingDoc, 'schema'>): Schema {
  const { description, example, extension, extensions = {}, fields = {}, needsOneOf, required } = doc;
  const schema = withTexts(converted, fields, extensions);
  const said = sentence(description === '' ? undefined : description, extension);
  return {
    ...(said === undefined ? {} : { description: said }),
    ...(extension === undefined ? {} : { 'x-extension': true }),
    ...(isObject(schema) ? schema : {}),
    ...(required === undefined || required.length === 0 ? {} : { required: [...required] }),
    ...(needsOneOf === undefined ? {} : { anyOf: needsOneOf.map((name) => ({ required: [name] })) }),
    ...(example === undefined ? {} : { examples: [example] }),
  };
}

/** A schema as it stands in a document, its named parts by reference. */
function converted(schema: v.GenericSchema): unknown {
  const name = Object.keys(named).find((one) => named[one] === schema);
  if (name !== undefined) return { $ref: COMPONENTS + name };
  const { $defs, $schema, ...rest } = toJsonSchema(schema, { ...config, definitions: named });
  return rest;
}

/** What a server sends, as far as the reader needs it. */
export function receivedSchema(doc: ThingDoc): Schema {
  return whole(mapObjects(converted(doc.schema), asRead), doc);
}

/** What the console sends: everything that its strict schema requires is always there. */
export function sentSchema(doc: ThingDoc): Schema {
  return whole(mapObjects(converted(doc.schema), withReference), doc);
}

/** The schema without its example, for where that stands beside it. */
export function withoutExample({ examples: _, ...schema }: Schema): Schema {
  return schema;
}

/** A reference to a thing among the components. */
export function referenceTo(name: string): Schema {
  return { $ref: COMPONENTS + name };
}

/** Every thing among the components, by name. */
export function thingSchemas(): Record<string, Schema> {
  const all = toJsonSchemaDefs(named, config);
  const entries = Object.entries(things).map(([name, doc]: [string, ThingDoc]) => {
    return [name, whole(mapObjects(all[name], asRead), doc)] as const;
  });
  return Object.fromEntries(entries);
}

/** Names of the components that a part of a document refers to, and those that these refer to. */
export function referredBy(
  part: unknown,
  all: Readonly<Record<string, Schema>>,
  found = new Set<string>(),
): Set<string> {
  mapObjects(part, (node) => {
    const { $ref } = node;
    const name =
      typeof $ref === 'string' && $ref.startsWith(COMPONENTS) ? $ref.slice(COMPONENTS.length) : null;
    if (name !== null && !found.has(name)) {
      found.add(name);
      referredBy(all[name], all, found);
    }
    return node;
  });
  return found;
}
