import type { Expectation } from './injected';
import type { Keyboard, Mouse } from './input';
import type { PageScript } from './script';

/** A file as a disk has it, or where on this machine it is. */
export type ChosenFile = string | { name: string; buffer: Buffer };

/** What locators need of the tab that they look into. */
export interface Tab {
  script: PageScript;
  keyboard: Keyboard;
  mouse: Mouse;
  /** Chooses files in a field for them, as in the system's dialog. */
  choose(selector: string, files: readonly ChosenFile[]): Promise<void>;
  /** How long anything may take that says nothing of its own, ms. */
  patience(): number;
}

/** How an assertion went, as Playwright's matchers want to be told. */
export interface Assertion {
  matches: boolean;
  received?: unknown;
  log: string[];
  timedOut?: boolean;
  errorMessage?: string;
}

/** What Playwright's matchers ask beside what the page is told. */
export interface AssertionOptions {
  isNot: boolean;
  timeout: number;
  signal?: unknown;
  title?: unknown;
  [other: string]: unknown;
}

const POLL_MS = 60;

/** A document that is left in the middle of a question. */
const LEFT = /The document went away|WebDriver: (?:javascript error|unknown error|no such window)/;

/** Nothing mends a wrong selector, or one that finds several. */
const FATAL = /strict mode violation|InvalidSelector|is not a valid selector|Unexpected token/i;

export const rest = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Tries until a step is done.
 * @param step gives what it came to, or why it has to be tried again
 * @throws Error with the last reason, after `timeout` ms
 */
export async function untilDone<T>(
  what: string,
  timeout: number,
  step: () => Promise<{ done: T } | { why: string }>,
): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    let why: string;
    try {
      const outcome = await step();
      if ('done' in outcome) return outcome.done;
      ({ why } = outcome);
    } catch (error) {
      why = String(error);
      if (FATAL.test(why)) throw error;
      if (!LEFT.test(why)) throw error;
    }
    if (Date.now() > end) throw new Error(`${what}: not within ${String(timeout)} ms, as ${why}`);
    await rest(POLL_MS);
  }
}

/** One look: how a selector, or the page itself, stands to an assertion. */
async function look(script: PageScript, selector: string | null, expectation: Expectation) {
  return script.run(
    async ({ injected, all, one }, sought, asked) => {
      if (sought === null) return injected.expect(document.documentElement, asked, [], true);
      const isOfAll = asked.expression === 'to.have.count' || asked.expression.endsWith('.array');
      if (isOfAll) return injected.expect(null, asked, all(sought), true);
      const element = one(sought);
      if (element !== null) return injected.expect(element, asked, [element], true);
      const isGone = ['to.be.hidden', 'to.be.detached'].includes(asked.expression);
      const isSought = ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(asked.expression);
      if (isGone) return { matches: true };
      if (isSought && asked.isNot) return { matches: false };
      // Nothing can be said of what is not there: neither that it is so nor that it is not.
      return { matches: asked.isNot, received: { value: '<element(s) not found>' } };
    },
    selector,
    expectation,
  );
}

/** Judges an assertion of Playwright's again and again until it holds or its time is over. */
export async function assertInPage(
  { script }: Tab,
  selector: string | null,
  expression: string,
  { timeout, signal: _signal, title: _title, ...asked }: AssertionOptions,
): Promise<Assertion> {
  const end = Date.now() + timeout;
  let last: Assertion = { matches: asked.isNot, log: [] };
  for (;;) {
    try {
      const { matches, received } = await look(script, selector, { expression, ...asked });
      last = { matches, received, log: [] };
      if (matches !== asked.isNot) return last;
    } catch (error) {
      const errorMessage = String(error);
      if (FATAL.test(errorMessage)) return { matches: asked.isNot, log: [], errorMessage };
      last = { matches: asked.isNot, log: [errorMessage] };
    }
    if (Date.now() > end) return { ...last, timedOut: true };
    await rest(POLL_MS);
  }
}
