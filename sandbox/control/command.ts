import * as v from 'valibot';
import { schemaRefusal } from '../net/issues';

/** A control command: callable in process, and by HTTP with the same arguments as JSON. */
export type Command<S extends v.GenericSchema, R> = (args: v.InferInput<S>) => R;

/**
 * Makes a command that checks its arguments first.
 * @throws Refusal VALIDACAO (from the command) for arguments that fail the schema
 */
export function command<S extends v.GenericSchema, R>(
  schema: S,
  run: (args: v.InferOutput<S>) => R,
): Command<S, R> {
  return (args) => {
    const parsed = v.safeParse(schema, args);
    if (!parsed.success) throw schemaRefusal(parsed.issues);
    return run(parsed.output);
  };
}
