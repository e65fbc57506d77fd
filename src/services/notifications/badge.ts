/** The number on the icon of the installed console. */
export interface Badge {
  /** Shows a count; 0 takes it away. Does nothing where the browser has no such thing. */
  show(count: number): void;
}

/** The badge of this page's application. */
export function createBadge(page: Window): Badge {
  return {
    show(count) {
      const { navigator } = page;
      if (!('setAppBadge' in navigator)) return;
      // A console that is not installed may be refused: it has the page's title.
      const shown = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
      shown.catch(() => undefined);
    },
  };
}
