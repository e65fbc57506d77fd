import type { Atom } from './tokens';

const FENCE = '```';

function atom(start: number, end: number, text: string, block: boolean): Atom {
  return { start, end, token: { kind: 'mono', text, block } };
}

/** A block between two fences; the line breaks just inside them belong to the fences. */
function fenceAt(text: string, start: number): Atom | null {
  const close = text.indexOf(FENCE, start + FENCE.length);
  if (close === -1) return null;
  const inner = text.slice(start + FENCE.length, close);
  const body = inner.replace(/^\n/u, '').replace(/\n$/u, '');
  return body.trim() === '' ? null : atom(start, close + FENCE.length, body, body.includes('\n'));
}

function tickAt(text: string, start: number): Atom | null {
  const close = text.indexOf('`', start + 1);
  if (close === -1) return null;
  const inner = text.slice(start + 1, close);
  return inner.trim() === '' || inner.includes('\n') ? null : atom(start, close + 1, inner, false);
}

/** Fixed-width pieces, ```so``` and `so`: what is in them is not looked at again. */
export function findMono(text: string): Atom[] {
  const atoms: Atom[] = [];
  let fences = true;
  let from = text.indexOf('`');
  while (from !== -1) {
    const fenced = fences && text.startsWith(FENCE, from);
    const found = fenced ? fenceAt(text, from) : tickAt(text, from);
    // One search that reached the end is enough: there is no other fence.
    if (fenced && found === null && !text.includes(FENCE, from + FENCE.length)) fences = false;
    if (found !== null) atoms.push(found);
    from = text.indexOf('`', found?.end ?? from + (fenced ? FENCE.length : 1));
  }
  return atoms;
}
