import { atMost, shortened } from '../../../lib/text';
import type { QueueType } from '../../../lib/queueType';
import { findEmphasis, nest } from './emphasis';
import { findLinks } from './links';
import { findMono } from './mono';
import type { Atom, Token } from './tokens';

/** Queue types whose customers write WhatsApp markup (spec 1 §1). */
const MARKUP_TYPES: ReadonlySet<QueueType> = new Set<QueueType>([3, 5, 6, 7]);

/** Atoms in order, without those that begin inside an earlier one. */
function apart(atoms: readonly Atom[]): Atom[] {
  const kept: Atom[] = [];
  let end = 0;
  for (const atom of [...atoms].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (atom.start < end) continue;
    kept.push(atom);
    end = atom.end;
  }
  return kept;
}

/**
 * The pieces of a message: links everywhere, WhatsApp markup where the queue type has it. Costs in
 * proportion to the length of the text; nothing in it is ever taken for HTML.
 */
export function tokenize(text: string, queueType: QueueType): Token[] {
  if (text === '') return [];
  if (!MARKUP_TYPES.has(queueType)) return nest(text, apart(findLinks(text)), []);
  const atoms = apart([...findMono(text), ...findLinks(text)]);
  return nest(text, atoms, findEmphasis(text, atoms));
}

function plain(token: Token): string {
  return 'children' in token ? token.children.map(plain).join('') : token.text;
}

/** A text without its marks, its lines as they are: for quotes. */
export function withoutMarks(text: string, queueType: QueueType): string {
  return tokenize(text, queueType).map(plain).join('');
}

/** Read for a preview, characters: a mark loses its partner where the text is cut. */
const PREVIEW_SOURCE = 1000;

/** The first words of a message on one line, without its marks: for lists and announcements. */
export function previewOf(text: string, queueType: QueueType, length = 120): string {
  const head = atMost(text, Math.max(length * 2, PREVIEW_SOURCE));
  return shortened(withoutMarks(head, queueType).replace(/\s+/gu, ' ').trim(), length);
}
