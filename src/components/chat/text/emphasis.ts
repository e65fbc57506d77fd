import type { Atom, EmphasisToken, Token } from './tokens';

const KINDS: Readonly<Record<string, EmphasisToken['kind']>> = { '*': 'bold', _: 'italic', '~': 'strike' };

const WORD = /[\p{L}\p{N}]/u;
const SPACE = /\s/u;

interface Span {
  start: number;
  end: number;
  kind: EmphasisToken['kind'];
}

/** A mark opens at the start or after a space or punctuation, and what follows it is no space. */
function opens(text: string, at: number): boolean {
  const before = text[at - 1];
  const after = text[at + 1];
  return after !== undefined && !SPACE.test(after) && (before === undefined || !WORD.test(before));
}

/** A mark closes at the end or before a space or punctuation, and what precedes it is no space. */
function closes(text: string, at: number): boolean {
  const before = text[at - 1];
  const after = text[at + 1];
  return before !== undefined && !SPACE.test(before) && (after === undefined || !WORD.test(after));
}

/**
 * What is emphasised, outer spans first. At most one opening mark of a kind waits for its partner, so
 * that the work grows with the text alone and nesting stays three deep, whatever the text holds.
 */
export function findEmphasis(text: string, atoms: readonly Atom[]): Span[] {
  const spans: Span[] = [];
  let open: { at: number; mark: string }[] = [];
  let next = 0;
  for (let at = 0; at < text.length; at += 1) {
    const atom = atoms[next];
    if (atom?.start === at) {
      at = atom.end - 1;
      next += 1;
      continue;
    }
    const mark = text[at] ?? '';
    if (mark === '\n') open = [];
    const kind = Object.hasOwn(KINDS, mark) ? KINDS[mark] : undefined;
    if (kind === undefined) continue;
    const partner = open.findIndex((each) => each.mark === mark);
    const from = open[partner]?.at;
    if (from !== undefined && from < at - 1 && closes(text, at)) {
      spans.push({ start: from, end: at, kind });
      open = open.slice(0, partner);
    } else if (opens(text, at)) {
      open = [...open.filter((each) => each.mark !== mark), { at, mark }];
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** Tokens of a text: its atoms, what is emphasised, and the rest as it stands. */
export function nest(text: string, atoms: readonly Atom[], spans: readonly Span[]): Token[] {
  const root: Token[] = [];
  const stack: { end: number; children: Token[] }[] = [{ end: text.length, children: root }];
  let at = 0;
  let atom = 0;
  let span = 0;
  const upTo = (end: number) => {
    if (end > at) stack.at(-1)?.children.push({ kind: 'text', text: text.slice(at, end) });
    at = end;
  };
  for (;;) {
    const innermost = stack.at(-1);
    if (innermost === undefined) return root;
    const nextAtom = atoms[atom];
    const nextSpan = spans[span];
    const atomStart = nextAtom?.start ?? Infinity;
    const spanStart = nextSpan?.start ?? Infinity;
    if (innermost.end <= Math.min(atomStart, spanStart)) {
      upTo(innermost.end);
      stack.pop();
      if (stack.length > 0) at = innermost.end + 1;
    } else if (nextAtom !== undefined && atomStart < spanStart) {
      upTo(atomStart);
      innermost.children.push(nextAtom.token);
      at = nextAtom.end;
      atom += 1;
    } else if (nextSpan !== undefined) {
      upTo(nextSpan.start);
      const token: EmphasisToken = { kind: nextSpan.kind, children: [] };
      innermost.children.push(token);
      stack.push({ end: nextSpan.end, children: token.children });
      at = nextSpan.start + 1;
      span += 1;
    }
  }
}
