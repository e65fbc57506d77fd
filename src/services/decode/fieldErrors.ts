import type { FieldErrors } from '../../lib/failure';
import { textIn } from './lenient';

function textOf(value: unknown): string {
  const texts = Array.isArray(value) ? value.map(textIn) : [textIn(value)];
  return texts.filter((text) => text !== undefined && text.trim() !== '').join(', ');
}

/** What a refusal says of fields (contract §1, `campos`): a text or several each; undefined: of none. */
export function fieldErrorsIn(value: unknown): FieldErrors | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const errors = Object.entries(value).map(([name, about]) => [name, textOf(about)] as const);
  const said = errors.filter(([, text]) => text !== '');
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
