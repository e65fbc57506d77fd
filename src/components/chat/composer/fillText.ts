/** What is known for a place in a text, by the name that the place has; null: nothing is. */
export type ValueOf = (name: string) => string | null;

const PLACE = /\{\{\s*([^{}]+?)\s*\}\}/gu;

/** A text with what is known in its places `{{name}}`; the others stay as they are. */
export function fillText(text: string, valueOf: ValueOf): string {
  return text.replace(PLACE, (place, name: string) => valueOf(name) ?? place);
}

/** Where the first place stands that nothing was put into, from a position on; null: there is none. */
export function firstGap(text: string, from = 0): readonly [start: number, end: number] | null {
  const gap = [...text.matchAll(PLACE)].find(({ index }) => index >= from);
  return gap === undefined ? null : [gap.index, gap.index + gap[0].length];
}
