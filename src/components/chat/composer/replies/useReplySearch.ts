import { useEffect, useMemo, useState } from 'react';
import { matches } from '../../../../lib/text';
import type { CannedReply } from '../../../../store/cannedReplies/types';

/** Rest after typing before the list follows (spec 1 §9). */
const REST_MS = 500;

/** Shorter texts find everything (spec 1 §5). */
const SHORTEST = 3;

/** Whether so short a text leaves the list as it is. */
export function isTooShort(typed: string): boolean {
  return typed.trim().length < SHORTEST;
}

/** The replies in whose name or text it stands. */
function foundBy(replies: readonly CannedReply[], typed: string): readonly CannedReply[] {
  if (isTooShort(typed)) return replies;
  return replies.filter(({ name, text }) => matches(name, typed) || matches(text, typed));
}

/** A search among replies. */
export interface ReplySearch {
  typed: string;
  type: (text: string) => void;
  found: readonly CannedReply[];
  /** What Enter would pick first, were the list to follow at once. */
  firstNow: () => CannedReply | undefined;
  /** The list is of what was typed. */
  isSettled: boolean;
}

/** Searches replies by name and text, as typing rests. */
export function useReplySearch(replies: readonly CannedReply[]): ReplySearch {
  const [typed, type] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useMemo(() => foundBy(replies, settled), [replies, settled]);
  return { typed, type, found, firstNow: () => foundBy(replies, typed)[0], isSettled: typed === settled };
}
