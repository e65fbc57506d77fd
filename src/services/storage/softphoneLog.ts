import type { Clock } from '../clock';

/** What the softphone did and what went wrong, in a rotating file of this browser (OPFS). */
export interface SoftphoneLog {
  /** Adds a line; secrets are left out by the caller. Never throws. */
  write(level: 'info' | 'warn' | 'error', message: string): void;
  /** Everything kept, oldest first. */
  read(): Promise<Blob>;
}

/** What the log works with. */
export interface SoftphoneLogOptions {
  clock: Clock;
  page: Window;
}

/** The log of this browser; where it has no files of its own (OPFS), the last lines in memory. */
export function createSoftphoneLog(options: SoftphoneLogOptions): SoftphoneLog {
  throw new Error(options.page.name);
}
