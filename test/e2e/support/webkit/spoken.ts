/** What is asked of anything, whether it is there or not: by `await`, by matchers, by printers. */
const ASKED_OF_ALL = new Set(['then', 'toJSON', '$$typeof', 'asymmetricMatch', 'nodeType', '_apiName']);

/**
 * Stands for something of Playwright's of which a part is spoken: whatever else is asked for throws its name.
 * @param name of it, as tests call it
 */
export function spoken<T extends object>(name: string, part: T): T {
  return new Proxy(part, {
    get(target, key) {
      if (typeof key === 'string' && !(key in target) && !ASKED_OF_ALL.has(key)) {
        throw new Error(`${name}.${key} is not spoken over WebDriver: see test/e2e/support/webkit`);
      }
      const value: unknown = Reflect.get(target, key);
      return value;
    },
  });
}
