import type { Finder } from './finder';
import {
  filterSelector,
  labelSelector,
  roleSelector,
  textSelector,
  type FilterOptions,
  type RoleOptions,
} from './selectors';
import { spoken } from './spoken';
import {
  assertInPage,
  untilDone,
  type Assertion,
  type AssertionOptions,
  type ChosenFile,
  type Tab,
} from './tab';

interface Patience {
  timeout?: number;
}

interface PointerOptions extends Patience {
  position?: { x: number; y: number };
  force?: boolean;
}

const PRESSABLE = ['visible', 'enabled', 'stable'];

/** A locator of Playwright's, over WebDriver; its matchers ask it by `_expect`. */
export class Locator {
  /** By which the matchers know it. */
  readonly _apiName = 'Locator';

  constructor(
    protected readonly tab: Tab,
    readonly selector: string,
  ) {}

  private at(selector: string): Locator {
    return spoken('locator', new Locator(this.tab, selector));
  }

  private inside(selector: string): Locator {
    return this.at(`${this.selector} >> ${selector}`);
  }

  getByRole(role: string, options?: RoleOptions): Locator {
    return this.inside(roleSelector(role, options));
  }

  getByText(text: string | RegExp, { exact = false } = {}): Locator {
    return this.inside(textSelector(text, exact));
  }

  getByLabel(text: string | RegExp, { exact = false } = {}): Locator {
    return this.inside(labelSelector(text, exact));
  }

  locator(inner: string | Locator, options: FilterOptions = {}): Locator {
    const step = typeof inner === 'string' ? inner : `internal:chain=${JSON.stringify(inner.selector)}`;
    return this.inside(`${step}${filterSelector(options)}`);
  }

  /** What is found in the document of a frame. */
  frameLocator(frame: string): Locator {
    return this.inside(`${frame} >> internal:control=enter-frame`);
  }

  filter(options: FilterOptions): Locator {
    return this.at(`${this.selector}${filterSelector(options)}`);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  nth(place: number): Locator {
    return this.inside(`nth=${String(place)}`);
  }

  or(other: Locator): Locator {
    return this.inside(`internal:or=${JSON.stringify(other.selector)}`);
  }

  and(other: Locator): Locator {
    return this.inside(`internal:and=${JSON.stringify(other.selector)}`);
  }

  /** Has a function read the only element, or do something to it, once it is there. */
  private onElement<T, A>(
    { timeout = this.tab.patience() }: Patience,
    program: (element: Element, arg: A, finder: Finder) => T | Promise<T>,
    arg: A,
  ): Promise<T> {
    return untilDone(this.selector, timeout, async () => {
      const outcome = await this.tab.script.runOn(this.selector, program, arg);
      return 'absent' in outcome ? { why: 'there is none' } : outcome;
    });
  }

  /** As `onElement`, until the function says `done` and not why it has to be tried again. */
  private async untilDone<A>(
    { timeout = this.tab.patience() }: Patience,
    program: (element: Element, arg: A, finder: Finder) => string | Promise<string>,
    arg: A,
  ): Promise<void> {
    await untilDone(this.selector, timeout, async () => {
      const outcome = await this.tab.script.runOn(this.selector, program, arg);
      if ('absent' in outcome) return { why: 'there is none' };
      return outcome.done === 'done' ? outcome : { why: outcome.done };
    });
  }

  /** Takes the pointer to the element once it can be pressed there. */
  private async point(
    what: string,
    { timeout = this.tab.patience(), position }: PointerOptions,
    states: string[],
  ) {
    return untilDone(`${what} ${this.selector}`, timeout, async () => {
      const spot = await this.tab.script.run(
        ({ spot: find }, ...asked) => find(...asked),
        this.selector,
        states,
        position ?? null,
      );
      return 'why' in spot ? spot : { done: spot };
    });
  }

  async click(options: PointerOptions & { clickCount?: number } = {}): Promise<void> {
    const { x, y } = await this.point('click', options, PRESSABLE);
    await this.tab.mouse.click(x, y, { count: options.clickCount ?? 1 });
  }

  dblclick(options: PointerOptions = {}): Promise<void> {
    return this.click({ ...options, clickCount: 2 });
  }

  async hover(options: PointerOptions = {}): Promise<void> {
    const { x, y } = await this.point('hover', options, ['visible', 'stable']);
    await this.tab.mouse.move(x, y);
  }

  async check(options: PointerOptions = {}): Promise<void> {
    if (await this.isChecked(options)) return;
    await this.click(options);
    await this.untilDone(
      options,
      (element, _none, { injected }) =>
        injected.elementState(element, 'checked', true).matches ? 'done' : 'it is not checked',
      null,
    );
  }

  async fill(text: string, options: Patience = {}): Promise<void> {
    await this.untilDone(
      options,
      async (element, value, { injected }) => {
        const check = await injected.checkElementStates(element, ['visible', 'enabled', 'editable'], true);
        if (check !== undefined) return 'it cannot be filled';
        if (injected.fill(element, value) === 'needsinput') {
          element.ownerDocument.execCommand(value === '' ? 'delete' : 'insertText', false, value);
        }
        return 'done';
      },
      text,
    );
  }

  async focus(options: Patience = {}): Promise<void> {
    await this.onElement(
      options,
      (element, _none, { injected }) => {
        injected.focusNode(element, true);
      },
      null,
    );
  }

  async blur(options: Patience = {}): Promise<void> {
    await this.onElement(
      options,
      (element) => {
        if (element instanceof HTMLElement) element.blur();
      },
      null,
    );
  }

  async press(combination: string, options: Patience = {}): Promise<void> {
    await this.focus(options);
    await this.tab.keyboard.press(combination);
  }

  async pressSequentially(text: string, options: Patience = {}): Promise<void> {
    await this.focus(options);
    await this.tab.keyboard.type(text);
  }

  evaluate<T, A>(program: (element: Element, arg: A) => T | Promise<T>, arg: A): Promise<T> {
    return this.onElement({}, program, arg);
  }

  evaluateAll<T, A>(program: (elements: Element[], arg: A) => T, arg: A): Promise<T> {
    return this.tab.script.runOnAll(this.selector, program, arg);
  }

  count(): Promise<number> {
    return this.tab.script.run(({ all }, sought) => all(sought).length, this.selector);
  }

  allInnerTexts(): Promise<string[]> {
    return this.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText), null);
  }

  innerText(): Promise<string> {
    return this.onElement({}, (element) => (element as HTMLElement).innerText, null);
  }

  inputValue(): Promise<string> {
    return this.onElement({}, (element) => (element as HTMLInputElement).value, null);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.onElement({}, (element, asked) => element.getAttribute(asked), name);
  }

  isChecked(options: Patience = {}): Promise<boolean> {
    return this.onElement(
      options,
      (element, _none, { injected }) => injected.elementState(element, 'checked', true).matches,
      null,
    );
  }

  isVisible(): Promise<boolean> {
    return this.tab.script.run(({ injected, one }, sought) => {
      const element = one(sought);
      return element !== null && injected.elementState(element, 'visible', true).matches;
    }, this.selector);
  }

  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.onElement(
      {},
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      },
      null,
    );
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.onElement({}, (element) => element.scrollIntoView({ block: 'nearest' }), null);
  }

  async waitFor({ state = 'visible', timeout = this.tab.patience() }: Patience & { state?: string } = {}) {
    const { matches } = await this._expect(`to.be.${state}`, { isNot: false, timeout });
    if (!matches) throw new Error(`${this.selector} was not ${state} within ${String(timeout)} ms`);
  }

  async setInputFiles(files: readonly ChosenFile[]): Promise<void> {
    await this.waitFor({ state: 'attached' });
    await this.tab.choose(this.selector, files);
  }

  _expect(expression: string, options: AssertionOptions): Promise<Assertion> {
    return assertInPage(this.tab, this.selector, expression, options);
  }

  toString(): string {
    return `locator('${this.selector}')`;
  }
}
