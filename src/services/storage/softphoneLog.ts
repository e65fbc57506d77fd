import type { Clock } from '../clock';
import { createLogFiles, createLogMemory } from './logFiles';
import { maskSecrets } from './secrets';

/** What the softphone did and what went wrong, in a rotating file of this browser (OPFS). */
export interface SoftphoneLog {
  /** Adds a line, an error on the console too; secrets are left out by the caller, and masked here once more. Never throws. */
  write(level: 'info' | 'warn' | 'error', message: string): void;
  /** Everything kept, oldest first. */
  read(): Promise<Blob>;
}

/** What the log works with. */
export interface SoftphoneLogOptions {
  clock: Clock;
  page: Window & { console: Pick<Console, 'error'> };
}

/** Lines are written together, so late after the first of them; errors sooner, ms. */
const BATCH_MS = 2_000;
const ERROR_MS = 100;

const MAX_LINE = 2_000;

/** Lines that a closing page can no longer write to a file. */
const BACKUP_KEY = 'agent-console.softphoneLog';

const MAX_BACKUP = 200_000;

/** Lines that wait while the files do not answer. */
const MAX_PENDING = 500_000;

/** The end of a text, from the beginning of a line. */
function lastLines(text: string, most: number): string {
  return text.length <= most ? text : text.slice(text.indexOf('\n', text.length - most) + 1);
}

/** Local storage for unwritten lines; a browser that blocks it loses them. */
function createBackup(page: Pick<Window, 'localStorage'>) {
  return {
    put(text: string): void {
      if (text === '') return;
      try {
        page.localStorage.setItem(BACKUP_KEY, lastLines(text, MAX_BACKUP));
      } catch {
        // Nothing else outlives the page.
      }
    },
    take(): string {
      try {
        const text = page.localStorage.getItem(BACKUP_KEY) ?? '';
        page.localStorage.removeItem(BACKUP_KEY);
        return text;
      } catch {
        return '';
      }
    },
  };
}

/**
 * The log of this browser, in files of its own; where it has none, or cannot write them, in memory. What is not yet
 * written when the page goes is kept for the next one.
 */
export function createSoftphoneLog({ clock, page }: SoftphoneLogOptions): SoftphoneLog {
  const files = createLogFiles(page.navigator);
  const memory = createLogMemory();
  const backup = createBackup(page);
  let pending = backup.take();
  let unwritten = '';
  let timer: { id: ReturnType<typeof setTimeout>; at: number } | null = null;
  let writing = Promise.resolve();

  async function flush(): Promise<void> {
    if (pending === '') return;
    unwritten = pending;
    pending = '';
    await files.append(unwritten).catch(() => memory.append(unwritten));
    unwritten = '';
  }

  function flushNow(): Promise<void> {
    if (timer !== null) clearTimeout(timer.id);
    timer = null;
    writing = writing.then(flush);
    return writing;
  }

  function flushWithin(ms: number): void {
    const at = clock.now() + ms;
    if (timer !== null && timer.at <= at) return;
    if (timer !== null) clearTimeout(timer.id);
    timer = { id: setTimeout(() => void flushNow(), ms), at };
  }

  if (pending !== '') flushWithin(BATCH_MS);
  page.addEventListener('pagehide', () => backup.put(unwritten + pending));
  // Restored from the back/forward cache, it writes them itself.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) backup.take();
  });

  return {
    write(level, message) {
      const line = maskSecrets(message)
        .replaceAll(/\s*[\r\n]+\s*/g, ' | ')
        .slice(0, MAX_LINE);
      pending += `${new Date(clock.now()).toISOString()} ${level.padEnd(5)} ${line}\n`;
      pending = lastLines(pending, MAX_PENDING);
      if (level === 'error') page.console.error(`Softphone: ${line}`);
      flushWithin(level === 'error' ? ERROR_MS : BATCH_MS);
    },
    async read() {
      await flushNow();
      const kept = await files.read().catch(() => []);
      return new Blob([...kept, ...(await memory.read())], { type: 'text/plain;charset=utf-8' });
    },
  };
}
