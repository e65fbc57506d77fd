import type { ActionType, AnyCreator } from '../../actionCatalogue';
import type { Path } from '../paths';

/** The payload of an action type. */
export type PayloadOf<T extends ActionType> =
  Extract<AnyCreator, { type: T }> extends (...args: never[]) => { payload: infer P } ? P : never;

/** Whatever may quote what the agent typed is not kept whole: what a refusal says of fields. */
export type Keep<Value> = [Extract<Path<Value>, `${string}fieldErrors`>] extends [never] ? 'keep' : never;

/**
 * What the log takes of an action: all of it, all but the masked fields, or nothing. Only an action
 * that no reducer hears may be dropped, else a replay would miss what it did.
 */
export type Rule<Payload> = Keep<Payload> | 'drop' | { readonly mask: readonly Path<Payload>[] };

/** A rule whose paths are known no more. */
export type AnyRule = 'keep' | 'drop' | { readonly mask: readonly string[] };

/** A rule for every action of some domains. */
export type RulesOf<Domain extends string> = {
  readonly [T in ActionType & `${Domain}/${string}`]: Rule<PayloadOf<T>>;
};

/** The rule that takes an action without what these dotted paths name in its payload (see paths). */
export function mask<const Field extends string>(...fields: Field[]): { readonly mask: readonly Field[] } {
  return { mask: fields };
}

/** A failure, beside other things or not. */
export const failed = mask('fieldErrors');
