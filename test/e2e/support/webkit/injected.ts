import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

/** What the parts of Playwright that run in a page answer when a state is asked for. */
interface StateCheck {
  missingState?: string;
}

/** What an assertion of Playwright's asks of a page. */
export interface Expectation {
  expression: string;
  isNot: boolean;
}

/** How an assertion stands; `received` is for people. */
export interface Verdict {
  matches: boolean;
  received?: unknown;
}

/** The parts of Playwright that run in a page, as far as they are used here. */
export interface Injected {
  parseSelector(selector: string): object;
  querySelectorAll(selector: object, root: Document): Element[];
  strictModeViolationError(selector: object, found: Element[]): Error;
  checkElementStates(
    element: Element,
    states: string[],
    isFrameVisible: boolean,
  ): Promise<StateCheck | 'error:notconnected' | undefined>;
  elementState(element: Element, state: string, isFrameVisible: boolean): { matches: boolean };
  expectHitTarget(
    point: { x: number; y: number },
    element: Element,
  ): 'done' | { hitTargetDescription: string };
  focusNode(element: Element, resetsSelection: boolean): unknown;
  fill(element: Element, value: string): 'done' | 'needsinput' | 'error:notconnected';
  expect(
    element: Element | null,
    expectation: Expectation,
    elements: Element[],
    isFrameVisible: boolean,
  ): Promise<Verdict>;
}

/** A text in single quotes: the program that Playwright puts into every page, in the bundle that it came in. */
const PROGRAM = /generated\/injectedScriptSource\.ts"\(\) \{[\s\S]*?source\d* = ('(?:[^'\\]|\\.)*')/;

const OPTIONS = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 0,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
};

function readProgram(): string {
  const path = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
  const literal = PROGRAM.exec(readFileSync(path, 'utf8'))?.[1];
  if (literal === undefined) throw new Error('Playwright keeps the part that runs in pages elsewhere now');
  return String(runInNewContext(literal));
}

let expression: string | undefined;

/**
 * An expression that gives a new `Injected` in a page. Selectors, names, states and assertions are judged by the same
 * program as in browsers that Playwright drives itself; no part of its API gives it, so it is read from the package,
 * whose version is pinned.
 */
export function injectedExpression(): string {
  expression ??= `(() => { const module = {}; ${readProgram()}
    return new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(OPTIONS)}); })()`;
  return expression;
}
