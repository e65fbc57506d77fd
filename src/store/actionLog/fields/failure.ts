import type { Failure } from '../../../lib/failure';
import type { FieldRules } from './fieldRules';

/** What a refusal says of a field may quote what the agent typed there. */
export const failureFields = {
  code: 'keep',
  message: 'keep',
  fieldErrors: 'mask',
} as const satisfies FieldRules<Failure>;
