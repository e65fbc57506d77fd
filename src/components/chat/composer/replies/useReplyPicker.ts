import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { closeRequested, insertRequested, openRequested } from '../../../../store/cannedReplies/actions';
import { selectRepliesFor } from '../../../../store/cannedReplies/selectors';
import type { CannedReply } from '../../../../store/cannedReplies/types';
import { useAppSelector, useRequest } from '../../../../store/hooks';
import { selectShiftEnterSends, selectShortcutKeys } from '../../../../store/ui/selectors';
import { fillText, firstGap } from '../fillText';
import { isComposing } from '../../../ui/isComposing';
import { useKnownValues } from '../useKnownValues';
import { searchBegun, searchNow, type ReplySearch } from './replySearch';
import { useFoundReplies, type FoundReplies } from './useFoundReplies';
import { useRepliesKey } from './useRepliesKey';

/** What becomes of the reply at hand. */
type Pick = 'insert' | 'send';

/** What Enter does with the reply at hand; null: with these keys beside it, what it does without replies. */
function pickBy(event: KeyboardEvent, shiftSends: boolean): Pick | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (key !== 'Enter' || altKey || metaKey || isComposing(event)) return null;
  if (!shiftKey && !ctrlKey) return 'insert';
  return (shiftSends ? shiftKey && !ctrlKey : ctrlKey && !shiftKey) ? 'send' : null;
}

/** The mark that was just typed, as against pasted or left over from something that was taken away. */
function isTyped({ nativeEvent }: SyntheticEvent, field: HTMLTextAreaElement): boolean {
  if (!(nativeEvent instanceof InputEvent) || nativeEvent.isComposing) return false;
  return nativeEvent.data === field.value.charAt(field.selectionStart - 1);
}

/** Goes to where the caret stands in a field: what is selected there stays. */
function caretIn({ current: field }: RefObject<HTMLTextAreaElement | null>): number | null {
  if (field === null) return null;
  field.focus();
  field.setSelectionRange(field.selectionEnd, field.selectionEnd);
  return field.selectionEnd;
}

interface Options {
  conversationId: string;
  input: RefObject<HTMLTextAreaElement | null>;
  /** Nothing can be written now. */
  isOff: boolean;
  /** Puts a text where the caret stands. */
  insert: (text: string) => void;
  send: () => void;
}

/** The canned replies over the composer, which are searched by what is typed in it. */
export interface ReplyPicker {
  isOpen: boolean;
  /** Options are called by it and their index. */
  id: string;
  typed: string;
  replies: FoundReplies;
  toggle: () => void;
  close: () => void;
  pick: (reply: CannedReply) => void;
  /** The text or the caret changed. */
  follow: (event: SyntheticEvent<HTMLTextAreaElement>) => void;
  /** True: the key is spent. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Opens the canned replies by `/` or the spec's keys where a word begins, or by their button, and puts one into the text. */
export function useReplyPicker({ conversationId, input, isOff, insert, send }: Options): ReplyPicker {
  const request = useRequest();
  const id = useId();
  const valueOf = useKnownValues(conversationId);
  const shiftSends = useAppSelector(selectShiftEnterSends);
  const isTurnedOff = useAppSelector((state) => selectShortcutKeys(state)['replies'] === null);
  const isAsked = useAppSelector((state) => selectRepliesFor(state, 'replies') === conversationId);
  const [search, setSearch] = useState<ReplySearch | null>(null);
  /** Enter came before the replies did. */
  const awaited = useRef<Pick | null>(null);
  const isInserting = useRef(false);
  const isOpen = isAsked && search !== null && !isOff;
  const typed = search?.typed ?? '';
  const replies = useFoundReplies(conversationId, typed);
  const { found, active, read, isEmpty } = replies;
  const isLoading = isEmpty && read.status === 'loading';

  const begin = useCallback(
    (begun: ReplySearch) => {
      setSearch(begun);
      request(openRequested({ kind: 'replies', conversationId }));
    },
    [request, conversationId],
  );

  const open = useCallback(() => {
    const start = caretIn(input);
    if (start !== null) begin({ start, mark: 0, typed: '' });
  }, [input, begin]);

  useRepliesKey(isOff || isTurnedOff, open);

  function close(): void {
    awaited.current = null;
    if (isAsked) request(closeRequested());
  }

  /** What is not known of the customer is shown for the agent to write, and is not sent. */
  function pickFor(reply: CannedReply, how: Pick): void {
    const field = input.current;
    if (field === null || search === null) return;
    const text = fillText(reply.text.replace(/\r\n?/gu, '\n'), valueOf);
    awaited.current = null;
    request(insertRequested({ name: reply.name }));
    field.setSelectionRange(search.start, Math.max(search.start, field.selectionEnd));
    isInserting.current = true;
    insert(text);
    isInserting.current = false;
    const gap = firstGap(text);
    if (gap !== null) field.setSelectionRange(search.start + gap[0], search.start + gap[1]);
    else if (how === 'send') send();
  }

  const settle = useEffectEvent(() => {
    const how = awaited.current;
    const [first] = found;
    awaited.current = null;
    if (how !== null && isOpen && first !== undefined) pickFor(first, how);
  });
  useEffect(() => {
    if (!isLoading) settle();
  }, [isLoading]);

  function follow(event: SyntheticEvent<HTMLTextAreaElement>): void {
    if (isInserting.current || isTurnedOff) return;
    const field = event.currentTarget;
    const next = isOpen ? searchNow(field, search) : null;
    // What was typed finds nothing, and another word begins: it was no search.
    const isOver = found.length === 0 && !isLoading && next !== null && /\s$/u.test(next.typed);
    const begun = next === null && isTyped(event, field) ? searchBegun(field) : null;
    if (begun !== null) begin(begun);
    else if (isOpen && (next === null || isOver)) close();
    else if (next !== null && next.typed !== typed) setSearch(next);
    awaited.current = null;
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen) return false;
    const how = pickBy(event, shiftSends);
    const reply = found[active];
    if (event.key === 'Escape' && !isComposing(event)) {
      close();
      input.current?.focus();
    } else if (how !== null && isLoading) awaited.current = how;
    else if (how !== null && reply !== undefined) pickFor(reply, how);
    else if (isComposing(event) || !replies.moveBy(event.key)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return {
    isOpen,
    id,
    typed,
    replies,
    toggle: isOpen ? close : open,
    close,
    pick: (reply) => pickFor(reply, 'insert'),
    follow,
    onKeyDown,
  };
}
