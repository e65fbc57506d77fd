import { inTime } from '../audio/inTime';

/** A sound context begins within this, or not before the agent does something about it, ms. */
const BEGUN_WITHIN_MS = 2_000;

/** Asks a context to run, and resolves whether it does. */
export async function isRunning(context: AudioContext): Promise<boolean> {
  await inTime(context.resume(), BEGUN_WITHIN_MS).catch(() => false);
  return context.state === 'running';
}
