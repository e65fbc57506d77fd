function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether what is typed stands anywhere in a text, with or without accents. */
export function matchesText(text: string, typed: string): boolean {
  return folded(text).includes(folded(typed.trim()));
}
