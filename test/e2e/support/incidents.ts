import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What no page of the product may do unnoticed. */
export interface Incidents {
  /** Exceptions that nobody caught, and errors that the page or the browser wrote to the console. */
  errors: string[];
  /** What the content policy stopped, as `directive blocked-uri`. */
  violations: string[];
  /** Texts of alert, confirm and prompt. */
  dialogs: string[];
}

/** Requests that a test made fail are told in these words by the browser, and by the softphone (spec 2 §8). */
const EXPECTED = [
  /^Softphone: /,
  /^Failed to load resource/,
  /^WebSocket connection to/,
  /^WebSocket is already in CLOSING/,
  /violates the following Content/,
  // Of WebKit: what is measured once more with the next picture; Playwright tells it of no other browser.
  /^ResizeObserver loop completed/,
  // The same in the words of Firefox, which reports them as errors of the page.
  /^Firefox can’t establish a connection to the server/,
  /^The connection to \S+ was interrupted/,
  /^Cross-Origin Request Blocked: .*CORS request did not succeed/,
  /^Content-Security-Policy: /,
];

function isExpected(text: string): boolean {
  return EXPECTED.some((pattern) => pattern.test(text));
}

/** Watches every page of a context; call it before the first page opens. */
export async function watchIncidents(context: BrowserContext): Promise<Incidents> {
  const incidents: Incidents = { errors: [], violations: [], dialogs: [] };
  await context.exposeBinding('reportViolation', (_source, text: string) => incidents.violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as { reportViolation?: (text: string) => void };
      reportViolation?.(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  context.on('page', (page: Page) => {
    page.on('pageerror', (error) => {
      const text = error.stack ?? error.message;
      if (!isExpected(text)) incidents.errors.push(text);
    });
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !isExpected(text)) incidents.errors.push(text);
    });
    page.on('dialog', (dialog) => {
      // A question of the browser before it leaves the page is the product's own doing.
      if (dialog.type() !== 'beforeunload') incidents.dialogs.push(dialog.message());
      void dialog.accept().catch(() => undefined);
    });
  });
  return incidents;
}

/** Asserts that nothing happened that an agent should not live through. */
export function expectNoIncidents({ errors, violations, dialogs }: Incidents): void {
  expect(errors).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(violations).toEqual([]);
}
