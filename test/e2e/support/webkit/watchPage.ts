/**
 * Runs in the page, at its beginning: tells what goes wrong in it, where it goes, and which files it asks for; and gives
 * it the one key that a browser's window has and MiniBrowser's has not.
 */
export function watchPage(chooser: string, blocksWorkers: boolean): void {
  const { journeyReport } = globalThis as unknown as {
    journeyReport(name: string, ...args: unknown[]): void;
  };
  addEventListener('error', ({ error, message }) =>
    journeyReport('pageerror', message, error instanceof Error ? error.stack : undefined),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    journeyReport('pageerror', String(reason), reason instanceof Error ? reason.stack : undefined),
  );
  const { error: write } = console;
  Object.assign(console, {
    error: (...parts: unknown[]) => {
      journeyReport('console', parts.map(String).join(' '));
      write.apply(console, parts);
    },
  });
  addEventListener('load', () => journeyReport('load'));
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = (...args: Parameters<History['pushState']>) => {
      change.apply(history, args);
      journeyReport('framenavigated', location.href);
    };
  }
  document.addEventListener('click', (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') return;
    event.preventDefault();
    document.querySelector(`[${chooser}]`)?.removeAttribute(chooser);
    field.setAttribute(chooser, '');
    journeyReport('filechooser');
  });
  // MiniBrowser leaves undo to nobody, and GTK 3 has no key for it; windows that people use tell the page.
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'z' || !event.ctrlKey || event.altKey || event.defaultPrevented) return;
    const command = Reflect.get(document, 'execCommand') as (name: string) => void;
    command.call(document, event.shiftKey ? 'redo' : 'undo');
  });
  if (!blocksWorkers || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register = () => Promise.resolve(undefined as unknown as ServiceWorkerRegistration);
}
