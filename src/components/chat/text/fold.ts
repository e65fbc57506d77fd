import { atMost } from '../../../lib/text';
import type { Token } from './tokens';

/** More than this is folded until asked for: nobody reads it at a glance, and drawing it takes time. */
const CHARACTERS = 3000;
const LINES = 100;

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
export function folded(tokens: readonly Token[]): Token[] | null {
  const room: Room = { characters: CHARACTERS, lines: LINES, isFull: false };
  const head = within(tokens, room);
  return room.isFull ? head : null;
}
