/** The characters with which a word opens the canned replies as it is typed (spec 1 §5, and as elsewhere). */
const MARKS = '/\\';

/** A search for a reply within the text that the agent writes: what stands between its start and the caret. */
export interface ReplySearch {
  /** Where it begins, with the mark if there is one; what is chosen takes the place from here to the caret. */
  start: number;
  /** 1 where it was begun by a mark, 0 by a button or a key elsewhere. */
  mark: 0 | 1;
  typed: string;
}

type Field = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** The search that was begun by what was just typed: a mark where a word would begin; null: none was. */
export function searchBegun({ value, selectionStart, selectionEnd }: Field): ReplySearch | null {
  const start = selectionStart - 1;
  const mark = value.charAt(start);
  if (start < 0 || selectionStart !== selectionEnd || !MARKS.includes(mark)) return null;
  const startsWord = start === 0 || /\s/u.test(value.charAt(start - 1));
  const endsThere = selectionStart === value.length || /\s/u.test(value.charAt(selectionStart));
  return startsWord && endsThere ? { start, mark: 1, typed: '' } : null;
}

/**
 * The search as it goes on, null once it is none: the caret left it, its mark is gone, or what is written is a path, a
 * fraction or a line of its own.
 */
export function searchNow(
  { value, selectionStart, selectionEnd }: Field,
  { start, mark }: ReplySearch,
): ReplySearch | null {
  const from = start + mark;
  if (selectionStart !== selectionEnd || selectionStart < from) return null;
  if (mark === 1 && !MARKS.includes(value.charAt(start))) return null;
  const typed = value.slice(from, selectionStart);
  return /^\s|[\n/\\]/u.test(typed) ? null : { start, mark, typed };
}
