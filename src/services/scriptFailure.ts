import { stackOf } from '../lib/errorStack';
import type { UncaughtError } from '../store/trace/types';

/** Errors that browsers report though nothing failed. */
const HARMLESS = /^ResizeObserver loop/;

/** Only what runs from the console's own address: extensions of the browser throw on the page too. */
export function failureOfScript(event: Event, origin: string): UncaughtError | null {
  if (!(event instanceof ErrorEvent) || HARMLESS.test(event.message)) return null;
  if (!event.filename.startsWith(`${origin}/`)) return null;
  return { message: event.message, stack: stackOf(event.error) };
}

/** The error with which a promise was rejected that nobody heard, where it was thrown from the console's own address. */
export function failureOfPromise(event: PromiseRejectionEvent, origin: string): UncaughtError | null {
  const reason: unknown = event.reason;
  const stack = stackOf(reason);
  if (!(reason instanceof Error) || !stack.some((line) => line.includes(`${origin}/`))) return null;
  return { message: reason.message, stack };
}
