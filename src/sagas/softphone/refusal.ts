/** Statuses below 500 that may pass by themselves: no answer in time, too many requests, away for now. */
const PASSING: readonly number[] = [408, 429, 480];

/**
 * Whether the exchange said no for good: asking again would be the same, and lock the extension out. No
 * answer, a server in trouble (5xx) and a no with Retry-After may pass.
 */
export function isRefusal(status: number | null, retryAfterS: number | null): status is number {
  if (status === null || retryAfterS !== null || PASSING.includes(status)) return false;
  return (status >= 300 && status < 500) || status >= 600;
}

/** The status and phrase that an error of the softphone carries as its text: `403 Forbidden`. */
export function answerOf(message: string): { status: number; phrase: string } | null {
  const [, status, phrase = ''] = /^(\d{3})\b\s*(.*)$/.exec(message) ?? [];
  return status === undefined ? null : { status: Number(status), phrase };
}

/** The seconds to wait that came with a rejection; null when the exchange named none. */
export function retryAfterOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('retryAfterS' in error)) return null;
  return typeof error.retryAfterS === 'number' ? error.retryAfterS : null;
}
