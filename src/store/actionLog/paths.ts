type Join<Key extends string, Value> =
  | Key
  | (NonNullable<Value> extends string ? `${Key}@` : never)
  | `${Key}.${Path<NonNullable<Value>>}`;

/**
 * Every dotted path into a value; `*` stands for each item of an array and for each entry of a
 * record with free keys: `'attachments.*.fileName'`. `'fromId@'` names a text only where it is a mail address. A field
 * that is renamed takes its paths along.
 */
export type Path<Value> = Value extends readonly (infer Item)[]
  ? Join<'*', Item>
  : Value extends object
    ? string extends keyof Value
      ? Join<'*', Value[keyof Value]>
      : number extends keyof Value
        ? Join<'*', Value[keyof Value]>
        : { [Key in keyof Value & string]: Join<Key, Value[Key]> }[keyof Value & string]
    : never;

/** The paths below a field: `below('message', ['text'])` is `['message.text']`. */
export function below<Prefix extends string, Field extends string>(
  prefix: Prefix,
  fields: readonly Field[],
): `${Prefix}.${Field}`[] {
  return fields.map((field): `${Prefix}.${Field}` => `${prefix}.${field}`);
}
