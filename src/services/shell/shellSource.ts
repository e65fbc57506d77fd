import type { Shell } from './shell';

/** Where the shell comes from: fetched when the first screen is there. */
export interface ShellSource {
  /** Whether this page may have one: a build for production in a secure context. */
  readonly isPossible: boolean;
  /** Rejects where it cannot be fetched. */
  load(): Promise<Shell>;
}

/** The shell of this page, to come. */
export function createShellSource(page: Window): ShellSource {
  return {
    isPossible:
      process.env['NODE_ENV'] === 'production' && page.isSecureContext && 'serviceWorker' in page.navigator,
    async load() {
      const { createShell } = await import(/* webpackChunkName: "shell" */ './shell');
      return createShell(page);
    },
  };
}
