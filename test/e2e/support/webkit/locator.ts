import { createActions, createReach, type Actions } from './elements';
import {
  filterSelector,
  labelSelector,
  roleSelector,
  textSelector,
  type FilterOptions,
  type RoleOptions,
} from './selectors';
import { spoken } from './spoken';
import type { Tab } from './tab';

interface TextOptions {
  exact?: boolean;
}

/** What finds elements: in a page, or in others. */
export interface Finding {
  getByRole(role: string, options?: RoleOptions): Locator;
  getByText(text: string | RegExp, options?: TextOptions): Locator;
  getByLabel(text: string | RegExp, options?: TextOptions): Locator;
  locator(inner: string | Locator, options?: FilterOptions): Locator;
}

/** A locator of Playwright's, over WebDriver. */
export interface Locator extends Finding, Actions {
  /** By which the matchers know it. */
  _apiName: 'Locator';
  selector: string;
  /** What is found in the document of a frame. */
  frameLocator(frame: string): Locator;
  filter(options: FilterOptions): Locator;
  first(): Locator;
  last(): Locator;
  nth(place: number): Locator;
  or(other: Locator): Locator;
  evaluate<T, A>(program: (element: Element, arg: A) => T | Promise<T>, arg: A): Promise<T>;
  evaluateAll<T, A>(program: (elements: Element[], arg: A) => T, arg: A): Promise<T>;
  count(): Promise<number>;
  allInnerTexts(): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }>;
  toString(): string;
}

/** Finds elements by what is put behind a selector. */
export function createFinding(at: (selector: string) => Locator): Finding {
  return {
    getByRole: (role, options) => at(roleSelector(role, options)),
    getByText: (text, { exact = false } = {}) => at(textSelector(text, exact)),
    getByLabel: (text, { exact = false } = {}) => at(labelSelector(text, exact)),
    locator: (inner, options = {}) => {
      const step = typeof inner === 'string' ? inner : `internal:chain=${JSON.stringify(inner.selector)}`;
      return at(`${step}${filterSelector(options)}`);
    },
  };
}

/** Makes the locator of a selector of Playwright's. */
export function createLocator(tab: Tab, selector: string): Locator {
  const inside = (step: string) => createLocator(tab, `${selector} >> ${step}`);
  const reach = createReach(tab, selector);
  const evaluateAll: Locator['evaluateAll'] = (program, arg) => tab.script.runOnAll(selector, program, arg);
  return spoken<Locator>('locator', {
    _apiName: 'Locator',
    selector,
    ...createFinding(inside),
    ...createActions(tab, selector, reach),
    frameLocator: (frame) => inside(`${frame} >> internal:control=enter-frame`),
    filter: (options) => createLocator(tab, `${selector}${filterSelector(options)}`),
    first: () => inside('nth=0'),
    last: () => inside('nth=-1'),
    nth: (place) => inside(`nth=${String(place)}`),
    or: (other) => inside(`internal:or=${JSON.stringify(other.selector)}`),
    evaluate: (program, arg) => reach.once({}, program, arg),
    evaluateAll,
    count: () => tab.script.run(({ all }, sought) => all(sought).length, selector),
    allInnerTexts: () => evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText), null),
    getAttribute: (name) => reach.once({}, (element, asked) => element.getAttribute(asked), name),
    boundingBox: () =>
      reach.once(
        {},
        (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x, y, width, height };
        },
        null,
      ),
    toString: () => `locator('${selector}')`,
  });
}
