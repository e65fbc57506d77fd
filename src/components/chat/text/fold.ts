import type { QueueType } from '../../../lib/queueType';
import { atMost } from '../../../lib/text';
import { tokenize } from './tokenize';
import type { Token } from './tokens';

/** More than this is folded until asked for: nobody reads it at a glance, and drawing it takes time. */
const CHARACTERS = 3000;
const LINES = 100;

/** So much is read to find where it ends: a link that goes on further is not shown. */
const SOURCE = 12_000;

/** What may still be shown, until something had to be left out. */
interface Room {
  characters: number;
  lines: number;
  isFull: boolean;
}

/** Where the line breaks of a text are that there is no more room for; its end where there is. */
function endOfLines(text: string, lines: number): number {
  let at = -1;
  for (let line = 0; line < lines; line += 1) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return text.length;
  }
  return at;
}

/** As much of a text as there is room for, up to the last space in it where there is one. */
function textWithin(text: string, room: Room): string {
  const most = Math.min(room.characters, endOfLines(text, room.lines));
  if (text.length <= most) {
    room.characters -= text.length;
    room.lines -= text.split('\n').length - 1;
    return text;
  }
  room.isFull = true;
  const head = atMost(text, most);
  return /\s/u.test(text[most] ?? '') ? head.trimEnd() : head.replace(/\s+\S*$/u, '');
}

/** A piece within the room; null where nothing of it is: a link is whole or not there, cut it would lead elsewhere. */
function pieceWithin(token: Token, room: Room): Token | null {
  if ('children' in token) return { ...token, children: within(token.children, room) };
  if (token.kind === 'link' && token.text.length > room.characters) {
    room.isFull = true;
    return null;
  }
  return { ...token, text: textWithin(token.text, room) };
}

function within(tokens: readonly Token[], room: Room): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    const piece = room.isFull ? null : pieceWithin(token, room);
    if (piece !== null) kept.push(piece);
  }
  return kept;
}

/** The begin of a message that is too long to be shown at a glance; null of one that is not. */
function folded(tokens: readonly Token[]): Token[] | null {
  const room: Room = { characters: CHARACTERS, lines: LINES, isFull: false };
  const head = within(tokens, room);
  return room.isFull ? head : null;
}

/** The pieces of a text that are shown, and whether there are more; all of them where that was asked for. */
export function shownPieces(
  text: string,
  queueType: QueueType,
  isWhole: boolean,
): { tokens: Token[]; isFolded: boolean } {
  if (isWhole) return { tokens: tokenize(text, queueType), isFolded: false };
  const begin = tokenize(atMost(text, SOURCE), queueType);
  const head = folded(begin);
  if (head !== null) return { tokens: head, isFolded: true };
  return text.length <= SOURCE
    ? { tokens: begin, isFolded: false }
    : { tokens: tokenize(text, queueType), isFolded: false };
}
