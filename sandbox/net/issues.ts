import type * as v from 'valibot';
import { Refusal } from '../centre/refusal';

/** The refusal for data that failed its schema: dotted field paths with what is wrong. */
export function schemaRefusal(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const campos: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    campos[path || '(corpo)'] ??= issue.message;
  }
  return new Refusal('VALIDACAO', { campos });
}
