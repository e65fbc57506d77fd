/** Silence in what was heard, ms. */
export interface Silence {
  /** From its cause to its end. */
  overAfter: number;
  lasted: number;
}

/** Later silence has other causes. */
const BEGINS_MS = 1_000;

const FOR_EVER: Silence = { overAfter: Number.POSITIVE_INFINITY, lasted: Number.POSITIVE_INFINITY };

/** The longest silence that began soon after a moment, in when something was heard; moments are ms since 1970. */
export function silenceAfter(moment: number, heard: readonly number[]): Silence {
  const after = heard.filter((at) => at >= moment);
  if (after.length === 0) return FOR_EVER;
  let before = Math.max(...heard.filter((at) => at < moment));
  let longest: Silence = { overAfter: 0, lasted: 0 };
  for (const at of after) {
    if (before > moment + BEGINS_MS) break;
    if (at - before > longest.lasted) longest = { overAfter: at - moment, lasted: at - before };
    before = at;
  }
  return longest;
}
