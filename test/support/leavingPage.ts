/** A page with local storage, to be left by a `pagehide` event. */
export function leavingPage() {
  const backup = new Map<string, string>();
  const page = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => backup.get(key) ?? null,
      setItem: (key: string, value: string) => void backup.set(key, value),
      removeItem: (key: string) => void backup.delete(key),
    },
  });
  return { backup, page: page as unknown as Window };
}
