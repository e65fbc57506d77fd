/** Errors that browsers report though nothing failed. */
const HARMLESS = /^ResizeObserver loop/;

/** Only what runs from the console's own address: extensions of the browser throw on the page too. */
export function failureOfScript(event: Event, origin: string): string | null {
  if (!(event instanceof ErrorEvent) || HARMLESS.test(event.message)) return null;
  return event.filename.startsWith(`${origin}/`) ? event.message : null;
}
