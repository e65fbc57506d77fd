import * as v from 'valibot';
import type { Centre } from '../../centre/centre';
import { schemaRefusal } from '../../net/issues';
import type { AgentRow } from '../../store';

/** What an action did: its data, and whether it had been done before. */
export interface Done<D> {
  dados: D;
  repetido?: boolean;
}

/** An action's rule with its check, ready for any request. */
export interface Action {
  /** @throws Refusal VALIDACAO for bad fields, or whatever the rule refuses */
  run(centre: Centre, agent: AgentRow, raw: unknown, reqId: string): Done<unknown>;
}

/**
 * Ties a rule to the schemas of its fields and of its answer; the latter holds the rule to the contract.
 * @param fields one of `actionFields`
 * @param _dados one of `ackDataSchemas`
 */
export function define<F extends v.GenericSchema, D extends v.GenericSchema>(
  fields: F,
  _dados: D,
  rule: (centre: Centre, agent: AgentRow, req: v.InferOutput<F>, reqId: string) => Done<v.InferInput<D>>,
): Action {
  return {
    run: (centre, agent, raw, reqId) => {
      const parsed = v.safeParse(fields, raw);
      if (!parsed.success) throw schemaRefusal(parsed.issues);
      return rule(centre, agent, parsed.output, reqId);
    },
  };
}
