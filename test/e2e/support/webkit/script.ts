import { createFinder, type Finder } from './finder';
import { injectedExpression, type Injected } from './injected';
import type { WebDriver } from './webDriver';

/** What came of a program in a page. */
type Outcome = { missing: true } | { error: string } | { value: unknown; isNothing: boolean };

/** Runs functions in the document that a tab shows now, beside the finder. */
export interface PageScript {
  /** @throws Error that the function threw */
  run<T, A extends readonly unknown[]>(
    program: (finder: Finder, ...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T>;
  /** The same with the only element of a selector; `absent` while there is none. */
  runOn<T, A>(
    selector: string,
    program: (element: Element, arg: A, finder: Finder) => T | Promise<T>,
    arg: A,
  ): Promise<{ absent: true } | { done: T }>;
  /** The same with all of them. */
  runOnAll<T, A>(selector: string, program: (elements: Element[], arg: A) => T, arg: A): Promise<T>;
  /** Runs a function that needs no finder. */
  runAlone<T, A>(program: (arg: A) => T | Promise<T>, arg: A): Promise<T>;
  /** Runs a text as a program of the page. */
  runText(text: string): Promise<void>;
}

/** Runs in the page. */
function begin(injected: Injected, make: (injected: Injected) => Finder): void {
  Object.defineProperty(globalThis, 'journeyFinder', { value: make(injected), configurable: true });
}

/** Has whatever is given or thrown come back as an outcome. */
const GUARD = `const settle = (give) => Promise.resolve().then(give).then(
  (value) => ({ value, isNothing: value === undefined }),
  (error) => ({ error: String(error) + '\\n' + (error?.stack ?? '') }));`;

/** Makes one for the tab of a driver. */
export function createPageScript(driver: WebDriver): PageScript {
  async function attempt(body: string, args: readonly unknown[]): Promise<Outcome> {
    return (await driver.script(`${GUARD}\n${body}`, args)) as Outcome;
  }

  function valueOf(outcome: Outcome): unknown {
    if ('missing' in outcome) throw new Error('The document went away');
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.isNothing ? undefined : outcome.value;
  }

  async function run(expression: string, args: readonly unknown[]): Promise<unknown> {
    const body = `const finder = globalThis.journeyFinder, args = [...arguments];
      if (finder === undefined) return { missing: true };
      return settle(() => ${expression});`;
    const outcome = await attempt(body, args);
    if (!('missing' in outcome)) return valueOf(outcome);
    await driver.script(`(${String(begin)})(${injectedExpression()}, ${String(createFinder)});`, []);
    return valueOf(await attempt(body, args));
  }

  return {
    run: async <T, A extends readonly unknown[]>(
      program: (finder: Finder, ...args: A) => T | Promise<T>,
      ...args: A
    ) => (await run(`(${String(program)})(finder, ...args)`, args)) as T,
    runOn: async <T, A>(
      selector: string,
      program: (element: Element, arg: A, finder: Finder) => T | Promise<T>,
      arg: A,
    ) => {
      const one = `Promise.resolve((${String(program)})(found, args[1], finder))`;
      const expression = `((found) => found === null ? { absent: true } : ${one}.then((done) => ({ done })))(finder.one(args[0]))`;
      return (await run(expression, [selector, arg ?? null])) as { absent: true } | { done: T };
    },
    runOnAll: async <T, A>(selector: string, program: (elements: Element[], arg: A) => T, arg: A) =>
      (await run(`(${String(program)})(finder.all(args[0]), args[1])`, [selector, arg ?? null])) as T,
    runAlone: async <T, A>(program: (arg: A) => T | Promise<T>, arg: A) =>
      valueOf(
        await attempt(`const args = arguments; return settle(() => (${String(program)})(...args));`, [
          arg ?? null,
        ]),
      ) as T,
    runText: async (text) => {
      await driver.script(text, []);
    },
  };
}
