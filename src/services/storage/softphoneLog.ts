/** What the softphone did and what went wrong, in a rotating file of this browser (OPFS). */
export interface SoftphoneLog {
  /** Adds a line; secrets are left out by the caller. Never throws. */
  write(level: 'info' | 'warn' | 'error', message: string): void;
  /** Everything kept, oldest first. */
  read(): Promise<Blob>;
}
