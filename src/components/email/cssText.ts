/** Where the text that ends a piece of CSS stands: outside strings, brackets and comments; the length when nowhere. */
export function endOf(css: string, from: number, marks: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const character = css[at] ?? '';
    if (character === '"' || character === "'") {
      const close = css.indexOf(character, at + 1);
      if (close < 0) return css.length;
      at = close;
    } else if (depth === 0 && marks.includes(character)) return at;
    else if (character === '(' || character === '{') depth += 1;
    else if (character === ')' || character === '}') depth = Math.max(0, depth - 1);
  }
  return css.length;
}

/** The pieces of a text between these signs, where they are no part of a string or of something in brackets. */
export function partsOf(css: string, mark: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < css.length;) {
    const end = endOf(css, at, mark);
    parts.push(css.slice(at, end));
    at = end + 1;
  }
  return parts;
}

/** A text without comments, and without the marks that old mails put around it to hide it from older programs. */
export function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/gu, ' ').replace(/<!--|-->/gu, ' ');
}
