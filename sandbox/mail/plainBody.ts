import { decodeEntities } from '../centre/mail';

/** The plain text of an HTML body, line by line, for readers without HTML. */
export function plainBody(html: string): string {
  const lines = html
    .replace(/\r?\n/gu, ' ')
    .replace(/<(script|style|head|title)\b[\s\S]*?<\/\1>/giu, '')
    .replace(/<li\b[^>]*>/giu, '\n- ')
    .replace(/<\/t[dh]>/giu, '\t')
    .replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|div|li|ul|ol|tr|table|blockquote|h[1-6]|pre)>/giu, '\n')
    .replace(/<[^>]*>/gu, '');
  return decodeEntities(lines)
    .replace(/[ \u00a0]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
