import { runInThisContext } from 'node:vm';

function setTimeZone(zone: string | undefined): void {
  runInThisContext(zone === undefined ? 'delete process.env.TZ' : `process.env.TZ = ${JSON.stringify(zone)}`);
}

/** Runs something in a time zone: clocks go by the process's environment, and jest gives tests a copy of it. */
export function inTimeZone<T>(zone: string, run: () => T): T {
  const before = process.env.TZ;
  setTimeZone(zone);
  try {
    return run();
  } finally {
    setTimeZone(before);
  }
}
