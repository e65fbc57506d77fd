/**
 * What the composer holds once the kept draft changed from outside, from `before` to `after`, while
 * `typed` stood in the composer: nothing that was typed is lost, and what came back stands before it.
 */
export function mergeDraft(typed: string, before: string, after: string): string {
  if (typed === before || typed === '') return after;
  if (after === '' || after === typed) return typed;
  const returned =
    before !== '' && after.endsWith(`\n${before}`) ? after.slice(0, -before.length - 1) : after;
  return `${returned}\n${typed}`;
}
