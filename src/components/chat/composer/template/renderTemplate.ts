import type { Template } from '../../../../store/cannedReplies/types';

/** What was typed, by field. */
export type TemplateValues = Readonly<Record<string, string>>;

/** What stands in a field; '' while nothing does. */
function valueOf(values: TemplateValues, field: string): string {
  return Object.hasOwn(values, field) ? (values[field] ?? '') : '';
}

/** The text as the customer reads it; a field that is still empty stands there by its name. */
export function renderTemplate({ fields, text }: Template, values: TemplateValues): string {
  return text.replace(/\{\{([^{}]*)\}\}/gu, (place, name: string) => {
    const field = name.trim();
    const value = fields.includes(field) ? valueOf(values, field).trim() : '';
    return value === '' ? place : value;
  });
}

/** A name that a provider gave, `pedido_enviado`, as people write it. */
export function readableTemplateName(name: string): string {
  const words = name.replace(/[_\s]+/gu, ' ').trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
