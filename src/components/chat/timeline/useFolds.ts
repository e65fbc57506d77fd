import { useCallback, useMemo, useState } from 'react';
import { EMAIL } from '../../../lib/queueType';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { isUndelivered } from '../../../store/messages/selectors';
import type { Message } from '../../../store/messages/types';
import { foldRequested } from '../../../store/timeline/actions';
import { selectFolds } from '../../../store/timeline/selectors';
import { entryAt, rowCount, type Entry, type Rows } from './placement';

/** Whether a message is shown as a mail. */
export function isMail({ direction, queueType }: Message): boolean {
  return queueType === EMAIL && direction !== 'system';
}

/** A mail and how it is shown. */
export interface ThreadMail {
  id: string;
  isFolded: boolean;
}

/** The mails of a timeline that are folded to one row each, and the ways to change that. */
export interface Folds {
  /** All mails that are shown, the oldest first; none where the newest message is none. */
  mails: readonly ThreadMail[];
  isFoldedAt: (index: number) => boolean;
  /** Unfolds the row at an index, for who is led there. */
  reveal: (index: number) => void;
  setFolded: (messageIds: readonly string[], folded: boolean) => void;
  /** What was folded or unfolded last stays where it is, until other rows come. */
  isHeld: boolean;
}

/** Where the mails begin that nobody folds: at the first unread one, else at the newest; 0 where none is a mail. */
function firstOpen(messages: readonly Message[], unreadFrom: string | null): number {
  const newest = messages.findLastIndex(isMail);
  const unread = unreadFrom === null ? -1 : messages.findLastIndex(({ id }) => id === unreadFrom);
  return unread < 0 ? newest : Math.min(newest, unread);
}

/** The same as it was when the messages were read: mails that come afterwards are open, and stay so. */
function useOpenFrom(messages: readonly Message[], isRead: boolean, unreadFrom: string | null): number {
  const [known, setKnown] = useState<string | null>(null);
  if (messages.at(-1)?.queueType !== EMAIL) return 0;
  const first = firstOpen(messages, unreadFrom);
  const knownAt = known === null ? -1 : messages.findLastIndex(({ id }) => id === known);
  if (knownAt >= 0 && knownAt <= first) return knownAt;
  const id = messages[first]?.id ?? null;
  if (isRead && id !== known) setKnown(id);
  return first;
}

const NO_MAILS: readonly number[] = [];

/** Where mails are; not sought in a conversation of another kind. */
function mailIndexes(rows: Rows): readonly number[] {
  if (rows.messages.at(-1)?.queueType !== EMAIL) return NO_MAILS;
  const indexes = Array.from({ length: rowCount(rows) }, (_none, index) => index);
  return indexes.filter((index) => mailOf(entryAt(rows, index)) !== null);
}

function mailOf(entry: Entry | undefined): Message | null {
  return entry?.kind === 'message' && isMail(entry.message) ? entry.message : null;
}

/**
 * All mails are folded but the newest, those that are unread, those that came while the agent looked on and those that
 * did not reach anybody; what the agent folded or unfolded stays so as long as the conversation is open.
 * @param conversationId whose timeline it is
 */
export function useFolds(
  conversationId: string,
  rows: Rows,
  isRead: boolean,
  unreadFrom: string | null,
): Folds {
  const request = useRequest();
  const byHand = useAppSelector((state) => selectFolds(state, conversationId));
  const openFrom = useOpenFrom(rows.messages, isRead, unreadFrom);
  const count = rowCount(rows);
  const [seen, setSeen] = useState({ byHand, count: -1 });
  if (seen.byHand !== byHand) setSeen({ byHand, count });
  const setFolded = useCallback<Folds['setFolded']>(
    (messageIds, folded) => request(foldRequested({ conversationId, messageIds, folded })),
    [request, conversationId],
  );
  function isFoldedAt(index: number): boolean {
    const mail = mailOf(entryAt(rows, index));
    if (mail === null) return false;
    return byHand[mail.id] ?? (index - rows.earlier.length < openFrom && !isUndelivered(mail));
  }
  function reveal(index: number): void {
    const mail = mailOf(entryAt(rows, index));
    if (mail !== null && isFoldedAt(index)) setFolded([mail.id], false);
  }
  const indexes = useMemo(() => mailIndexes(rows), [rows]);
  const mails = indexes.flatMap((index) => {
    const mail = mailOf(entryAt(rows, index));
    return mail === null ? [] : [{ id: mail.id, isFolded: isFoldedAt(index) }];
  });
  return { mails, isFoldedAt, reveal, setFolded, isHeld: seen.count === count };
}
