const MAX_TEXT = 5_000_000;
const MAX_VALUES = 500_000;
const MAX_DEPTH = 50;

/**
 * Whether a payload is of a size that a contact centre sends: texts up to 5 million characters (an e-mail
 * with its pictures inside), half a million values, 50 levels. Anything larger would only freeze the
 * agent's page.
 */
export function isWithinBounds(payload: unknown): boolean {
  let values = 0;
  let texts = 0;

  function fits(value: unknown, depth: number): boolean {
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) return false;
    if (typeof value === 'string') {
      texts += value.length;
      return texts <= MAX_TEXT;
    }
    if (typeof value !== 'object' || value === null) return true;
    for (const key in value) {
      if (!fits(Reflect.get(value, key), depth + 1)) return false;
    }
    return true;
  }

  return fits(payload, 0);
}
