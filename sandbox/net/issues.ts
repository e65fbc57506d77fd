import type * as v from 'valibot';
import { Refusal } from '../centre/refusal';

/** What is wrong with a field, for whoever filled it in. */
function textOf({ kind, received, type }: v.BaseIssue<unknown>): string {
  if (received === 'undefined' || received === 'null' || type === 'non_empty') return 'Campo obrigatório';
  if (kind === 'validation' && type === 'max_length') return 'Longo demais';
  return 'Valor inválido';
}

/** The refusal for data that failed its schema: dotted field paths with what is wrong. */
export function schemaRefusal(issues: readonly v.BaseIssue<unknown>[]): Refusal {
  const campos: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path?.map((item) => String(item.key)).join('.') ?? '';
    campos[path || '(corpo)'] ??= textOf(issue);
  }
  return new Refusal('VALIDACAO', { campos });
}
