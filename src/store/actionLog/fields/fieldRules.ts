/**
 * What the log does with a field of an entity: it keeps it, masks all texts in it or those that are addresses of mails, or goes by the rules of what is in it;
 * `*` stands for each item of an array and each entry of a record, as in paths. A field that holds others is never kept
 * whole: what is added to them has to be decided on as well.
 */
export type FieldRule<Value> =
  | 'mask'
  | (Value extends string ? 'maskMails' : never)
  | (Value extends readonly (infer Item)[]
      ? { readonly '*': FieldRule<NonNullable<Item>> }
      : Value extends object
        ? string extends keyof Value
          ? { readonly '*': FieldRule<NonNullable<Value[keyof Value]>> }
          : FieldRules<Value>
        : 'keep');

/** A rule for every field of an entity: one that is added does not compile until it has one. */
export type FieldRules<Entity> = {
  readonly [Field in keyof Entity]-?: FieldRule<NonNullable<Entity[Field]>>;
};

/** The dotted paths of what these rules mask. */
export type MaskedPath<Rules> = {
  [Field in keyof Rules & string]: Rules[Field] extends 'keep'
    ? never
    : Rules[Field] extends 'mask'
      ? Field
      : Rules[Field] extends 'maskMails'
        ? `${Field}@`
        : `${Field}.${MaskedPath<Rules[Field]>}`;
}[keyof Rules & string];

type AnyRules = { readonly [Field in string]: 'keep' | 'mask' | 'maskMails' | AnyRules };

function pathsIn(rules: AnyRules): string[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    if (rule === 'keep') return [];
    if (rule === 'maskMails') return [`${field}@`];
    return rule === 'mask' ? [field] : pathsIn(rule).map((rest) => `${field}.${rest}`);
  });
}

/** The paths of what these rules mask, in their order. */
export function maskedPaths<const Rules extends AnyRules>(rules: Rules): readonly MaskedPath<Rules>[];
export function maskedPaths(rules: AnyRules): readonly string[] {
  return pathsIn(rules);
}
