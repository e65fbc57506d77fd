import { entityOf, shapeOf, type Kind, type Schema } from './shape';

/** How a dialect writes values; whatever answers undefined leaves the field out. */
export interface Forms {
  /** a value that is not null, by its meaning and the name of its field */
  leaf: (kind: Kind, value: unknown, field: string) => unknown;
  /** a null, in a field of this meaning (none for objects and lists) */
  none: (kind: Kind | undefined) => null | undefined | boolean | number | string;
  list: (items: unknown[]) => unknown;
  /** names of an entity's fields that the dialect has; undefined = all that are there */
  fields: (entity: Schema) => readonly string[] | undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function present(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * A value of the contract in a dialect's forms; the schema says what each field means. A value that is not as the
 * schema says is passed on as it is.
 * @param field name of the field that holds the value
 */
export function rewrite(schema: Schema, value: unknown, forms: Forms, field = ''): unknown {
  if (value === undefined) return undefined;
  const shape = shapeOf(schema);
  if (value === null) return forms.none(shape.is === 'leaf' ? shape.kind : undefined);
  if (shape.is === 'leaf') return forms.leaf(shape.kind, value, field);
  if (shape.is === 'list') {
    if (!Array.isArray(value)) return value;
    return forms.list(value.map((item: unknown) => rewrite(shape.item, item, forms, field)));
  }
  if (!isRecord(value)) return value;
  if (shape.is === 'map') {
    const items = Object.entries(value);
    return present(items.map(([name, item]) => [name, rewrite(shape.value, item, forms, field)]));
  }
  const only = forms.fields(entityOf(schema)) ?? Object.keys(value);
  const written = Object.entries(value)
    .filter(([name]) => only.includes(name))
    .map(([name, item]): [string, unknown] => {
      const entry = shape.entries.get(name);
      return [name, entry ? rewrite(entry, item, forms, name) : item];
    });
  return present(written);
}
