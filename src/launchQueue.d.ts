/** How an installed console was opened (Web App Launch Handler), which TypeScript's DOM library does not know yet. */
interface LaunchParams {
  readonly targetURL?: string | null;
}

interface LaunchQueue {
  /** Gives what was launched so far as well. */
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

interface Window {
  /** Missing where the browser does not support it. */
  readonly launchQueue?: LaunchQueue;
}
