/** A place in a file, as V8 (`at f (file:1:2)`), Firefox and WebKit (`f@file:1:2`) write it. */
const FRAME = /^\s*(?:at\s.+|\S*@.+):\d+:\d+\)?\s*$/;

const FRAMES_KEPT = 30;

/**
 * The places of an error's stack. Its first lines repeat the message, which may say what it stumbled over: only what is
 * a place is taken.
 */
export function stackOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim())
    .slice(0, FRAMES_KEPT);
}
