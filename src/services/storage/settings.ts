/**
 * Where settings are kept: the browser's local storage, as redux-persist asks for it. Where the browser forbids it
 * each call rejects, and nothing is kept.
 */
export const settingsStorage = {
  getItem: (key: string): Promise<string | null> => inTime(() => localStorage.getItem(key)),
  setItem: (key: string, item: string): Promise<void> =>
    inTime(() => {
      localStorage.setItem(key, item);
    }),
  removeItem: (key: string): Promise<void> =>
    inTime(() => {
      localStorage.removeItem(key);
    }),
};

/** What is thrown becomes a rejection. */
function inTime<T>(run: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(run());
  });
}
