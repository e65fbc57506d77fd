import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { saysSame, type RichContent } from '../../../lib/richContent';
import { selectIsLeaving } from '../../../store/auth/selectors';
import { selectConversation, selectDeparture } from '../../../store/conversations/selectors';
import { mailDropRequested, mailKeepRequested } from '../../../store/drafts/actions';
import { selectMailDraft } from '../../../store/drafts/selectors';
import { useRequest } from '../../../store/hooks';
import type { Mail } from '../../../store/outbox/types';
import type { RootState } from '../../../store/rootReducer';
import type { MailEditorHandle } from '../editor/RichEditor';

/** Rest after writing before the draft is kept; the editor tells what is written after 300 ms (spec 1 §9). */
const REST_MS = 200;

/** A mail in the hands of the agent. */
export interface MailForm {
  /** Where the text is written. */
  editor: RefObject<MailEditorHandle | null>;
  /** All of it but the text, which `current` has. */
  mail: Mail;
  change: (fields: Partial<Mail>) => void;
  write: (content: RichContent) => void;
  /** What stood in it before anything was written. */
  begun: RichContent;
  /** As it stands now. */
  current: () => Mail;
  /** Keeps it as it stands now, without waiting for the rest. */
  keep: () => void;
  /** Keeps nothing any more: it is in somebody else's hands, or given up. */
  letGo: () => void;
  /** Whether it was let go: it may be drawn a moment longer, while its window closes. */
  isLetGo: () => boolean;
}

/** Whether there is more in it than it was begun with. */
function isWritten(mail: Mail, start: Mail): boolean {
  const { content: _content, ...rest } = mail;
  const { content: _none, ...begun } = start;
  return !saysSame(mail.content, start.content) || JSON.stringify(rest) !== JSON.stringify(begun);
}

/**
 * A mail while it is written. What the agent changes is kept when it rests, when the focus moves, when the editor closes,
 * when the page is hidden and when the session ends; a mail in which nothing was written is no draft.
 */
export function useMailForm(conversationId: string, first: Mail, start: Mail): MailForm {
  const store = useStore<RootState>();
  const request = useRequest();
  const editor = useRef<MailEditorHandle>(null);
  const [mail, setMail] = useState(first);
  const now = useRef(first);
  // What a link filled in is no draft yet.
  const [wasDraft] = useState(() => selectMailDraft(store.getState(), conversationId, first.key) !== null);
  const kept = useRef(wasDraft ? first : start);
  // Another one may come to stand under its key.
  const isOwn = useRef(wasDraft);
  const isOver = useRef(false);
  const isGone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const current = useCallback(() => {
    const content = editor.current?.current() ?? now.current.content;
    if (content !== now.current.content) now.current = { ...now.current, content };
    return now.current;
  }, []);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    if (isOver.current) return;
    const next = current();
    const { key } = next;
    const isDraft = isOwn.current && selectMailDraft(store.getState(), conversationId, key) !== null;
    const isWorthIt = isWritten(next, start);
    if (isGone.current && isDraft && !isWorthIt) request(mailDropRequested({ conversationId, key }));
    else if (next !== kept.current && (isDraft || isWorthIt)) {
      kept.current = next;
      isOwn.current = true;
      request(mailKeepRequested({ conversationId, mail: next }));
    }
  }, [store, request, conversationId, start, current]);

  const rest = useCallback(() => {
    clearTimeout(timer.current);
    if (isGone.current) keep();
    else timer.current = setTimeout(keep, REST_MS);
  }, [keep]);

  const change = useCallback(
    (fields: Partial<Mail>) => {
      now.current = { ...now.current, ...fields };
      setMail(now.current);
      // A file is worth more than a rest.
      if (fields.files === undefined) rest();
      else keep();
    },
    [rest, keep],
  );

  const write = useCallback(
    (content: RichContent) => {
      now.current = { ...now.current, content };
      rest();
    },
    [rest],
  );

  const letGo = useCallback(() => {
    clearTimeout(timer.current);
    isOver.current = true;
  }, []);

  const isLetGo = useCallback(() => isOver.current, []);

  useEffect(() => {
    isGone.current = false;
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    const unsubscribe = store.subscribe(() => {
      if (selectIsLeaving(store.getState())) keep();
    });
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', whenHidden);
    // Where it is written next begins with the draft.
    document.addEventListener('focusout', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', whenHidden);
      document.removeEventListener('focusout', keep);
      unsubscribe();
      isGone.current = true;
      const state = store.getState();
      const hasEnded =
        selectConversation(state, conversationId) === undefined &&
        selectDeparture(state, conversationId) === null &&
        selectMailDraft(state, conversationId, first.key) === null;
      // What was written in a conversation that ended goes with it; given away, it leaves the draft.
      if (hasEnded) letGo();
      else keep();
    };
  }, [store, conversationId, first, keep, letGo]);

  return useMemo(
    () => ({ editor, mail, change, write, begun: start.content, current, keep, letGo, isLetGo }),
    [mail, change, write, start, current, keep, letGo, isLetGo],
  );
}
