import type { Finder } from './finder';
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
}

type Program<T, A> = (element: Element, arg: A, finder: Finder) => T | Promise<T>;

const PRESSABLE = ['visible', 'enabled', 'stable'];

/** How the only element of a selector is reached: once it is there, and as often as it takes. */
export interface Reach {
  /** Has a function read the element, or do something to it, once it is there. */
  once<T, A>(options: Patience, program: Program<T, A>, arg: A): Promise<T>;
  /** As `once`, until the function says `done` and not why it has to be tried again. */
  until<A>(options: Patience, program: Program<string, A>, arg: A): Promise<void>;
}

/** Reaches for an element of a tab. */
export function createReach(tab: Tab, selector: string): Reach {
  return {
    once: ({ timeout = tab.patience() }, program, arg) =>
      untilDone(selector, timeout, async () => {
        const outcome = await tab.script.runOn(selector, program, arg);
        return 'absent' in outcome ? { why: 'there is none' } : outcome;
      }),
    until: async ({ timeout = tab.patience() }, program, arg) => {
      await untilDone(selector, timeout, async () => {
        const outcome = await tab.script.runOn(selector, program, arg);
        if ('absent' in outcome) return { why: 'there is none' };
        return outcome.done === 'done' ? outcome : { why: outcome.done };
      });
    },
  };
}

/** What Playwright's locators do to an element, with the pointer, the keyboard and by choosing files. */
export interface Actions {
  click(options?: PointerOptions): Promise<void>;
  hover(options?: PointerOptions): Promise<void>;
  check(options?: PointerOptions): Promise<void>;
  fill(text: string, options?: Patience): Promise<void>;
  focus(options?: Patience): Promise<void>;
  press(combination: string, options?: Patience): Promise<void>;
  pressSequentially(text: string, options?: Patience): Promise<void>;
  scrollIntoViewIfNeeded(): Promise<void>;
  setInputFiles(files: readonly ChosenFile[]): Promise<void>;
  waitFor(options?: Patience & { state?: string }): Promise<void>;
  isChecked(options?: Patience): Promise<boolean>;
  /** Asked by Playwright's matchers. */
  _expect(expression: string, options: AssertionOptions): Promise<Assertion>;
}

/** Acts on the only element of a selector. */
export function createActions(tab: Tab, selector: string, { once, until }: Reach): Actions {
  /** Where the element can be pressed, once it is in these states. */
  const point = ({ timeout = tab.patience(), position }: PointerOptions, states: string[]) =>
    untilDone(selector, timeout, async () => {
      const spot = await tab.script.run(
        (finder, ...asked) => finder.spot(...asked),
        selector,
        states,
        position ?? null,
      );
      return 'why' in spot ? spot : { done: spot };
    });

  const click: Actions['click'] = async (options = {}) => {
    const { x, y } = await point(options, PRESSABLE);
    await tab.mouse.click(x, y);
  };

  const focus: Actions['focus'] = async (options = {}) => {
    await once(options, (element, _none, { injected }) => void injected.focusNode(element, true), null);
  };

  const isChecked: Actions['isChecked'] = (options = {}) =>
    once(
      options,
      (element, _none, { injected }) => injected.elementState(element, 'checked', true).matches,
      null,
    );

  const expects: Actions['_expect'] = (expression, options) =>
    assertInPage(tab, selector, expression, options);

  return {
    click,
    focus,
    isChecked,
    _expect: expects,
    hover: async (options = {}) => {
      const { x, y } = await point(options, ['visible', 'stable']);
      await tab.mouse.move(x, y);
    },
    check: async (options = {}) => {
      if (await isChecked(options)) return;
      await click(options);
      await until(
        options,
        (element, _none, { injected }) =>
          injected.elementState(element, 'checked', true).matches ? 'done' : 'it is not checked',
        null,
      );
    },
    fill: (text, options = {}) =>
      until(
        options,
        async (element, value, { injected }) => {
          const check = await injected.checkElementStates(element, ['visible', 'enabled', 'editable'], true);
          if (check !== undefined) return 'it cannot be filled';
          if (injected.fill(element, value) !== 'needsinput') return 'done';
          // The only way that browsers have to type as somebody does, and undo it.
          const type = Reflect.get(document, 'execCommand') as (
            name: string,
            ui: boolean,
            text: string,
          ) => void;
          type.call(element.ownerDocument, value === '' ? 'delete' : 'insertText', false, value);
          return 'done';
        },
        text,
      ),
    press: async (combination, options) => {
      await focus(options);
      await tab.keyboard.press(combination);
    },
    pressSequentially: async (text, options) => {
      await focus(options);
      await tab.keyboard.type(text);
    },
    scrollIntoViewIfNeeded: () => once({}, (element) => element.scrollIntoView({ block: 'nearest' }), null),
    setInputFiles: async (files) => {
      await once({}, () => undefined, null);
      await tab.choose(selector, files);
    },
    waitFor: async ({ state = 'visible', timeout = tab.patience() } = {}) => {
      const { matches } = await expects(`to.be.${state}`, { isNot: false, timeout });
      if (!matches) throw new Error(`${selector} was not ${state} within ${String(timeout)} ms`);
    },
  };
}
