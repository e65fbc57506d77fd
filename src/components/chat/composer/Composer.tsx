import { memo, useCallback, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { selectOpenedAt } from '../../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { replyRequested, sendRequested } from '../../../store/messages/actions';
import { selectShiftEnterSends } from '../../../store/ui/selectors';
import { typingRequested } from '../../../store/conversations/actions';
import { Icon } from '../../ui/icons/Icon';
import { T, useText, type TextId } from '../../intl';
import { AttachButton } from '../attach/AttachButton';
import { RecordButton } from '../recorder/RecordButton';
import { ComposerRecorder } from '../recorder/RecorderStrip';
import { ChatActions } from './ChatActions';
import { EmojiButton } from './emoji/EmojiButton';
import { insertText } from './textArea';
import { QuoteBar } from './quote/QuoteBar';
import { useQuote } from './quote/useQuote';
import { RepliesButton } from './replies/RepliesButton';
import { Replies } from './replies/Replies';
import { useReplies } from './replies/useReplies';
import { useDraft } from './useDraft';
import { useTextLimit } from './useTextLimit';
import { isComposing } from './isComposing';
import './composer.css';

/** A sign of life is repeated no sooner (contract §4, digitando), ms. */
const APART_MS = 5_000;

/** Tells the other end that the agent types, as they do. */
function useTypingNotifier(conversationId: string): () => void {
  const request = useRequest();
  const notifiedAt = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (now - notifiedAt.current < APART_MS) return;
    notifiedAt.current = now;
    request(typingRequested({ conversationId }));
  }, [request, conversationId]);
}

/** What Enter does in the composer: sends, breaks the line where the browser would not, or (null) what it always does. */
function enterDoes(event: KeyboardEvent, shiftSends: boolean): 'send' | 'break' | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (key !== 'Enter' || altKey || metaKey || isComposing(event)) return null;
  // Where Shift+Enter sends, Ctrl+Enter is left to break the line.
  if (ctrlKey) return shiftSends && !shiftKey ? 'break' : null;
  return !shiftKey || shiftSends ? 'send' : null;
}

interface Props {
  conversationId: string;
  /** Why nothing can be written now; null when it can. The draft stays readable. */
  closedBecause: TextId | null;
  /** Whether the conversation is the agent's to act on. */
  hasActions: boolean;
}

/** Where the agent writes to the customer: Enter sends, Shift+Enter breaks the line unless they prefer otherwise. */
export const Composer = memo(function Composer(props: Props): ReactNode {
  const { conversationId, closedBecause, hasActions } = props;
  const request = useRequest();
  const t = useText();
  const hintId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const openedAt = useAppSelector((state) => selectOpenedAt(state, conversationId));
  const limit = useTextLimit(conversationId);
  const { first, isEmpty, over, read, write, keep, handOver } = useDraft(conversationId, input, limit);
  const { quoted, spend, drop } = useQuote(conversationId, input);
  const isClosed = closedBecause !== null;
  const replies = useReplies(conversationId, isClosed);
  const notifyTyping = useTypingNotifier(conversationId);
  const isTooLong = over > 0;
  const shiftSends = useAppSelector(selectShiftEnterSends);

  useEffect(() => {
    if (openedAt !== null) input.current?.focus();
  }, [openedAt]);

  useEffect(() => {
    if (isClosed) keep();
  }, [isClosed, keep]);

  function send(): void {
    const ready = read().trim();
    if (ready === '' || isClosed || isTooLong) return;
    // Kept until the outbox has it: between the two nothing may be lost.
    keep();
    const message = { conversationId, text: ready };
    request(quoted === null ? sendRequested(message) : replyRequested({ ...message, quoted }));
    handOver();
    spend();
    input.current?.focus();
  }

  // What stands beside the text is not drawn again with every key.
  const insert = useCallback(
    (more: string) => {
      const field = input.current;
      if (field !== null && !insertText(field, more)) write(field.value);
    },
    [write],
  );
  const { unwritten } = replies;
  const insertReply = useCallback(
    (reply: string | null) => insert(reply ?? unwritten()),
    [insert, unwritten],
  );

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isClosed && (
        <p id={hintId} className="composer__hint">
          <T id={closedBecause} />
        </p>
      )}
      {isTooLong && (
        <p id={`${hintId}limit`} className="composer__hint composer__hint--over" role="alert">
          <T id="chat.tooLong" values={{ over, limit: limit ?? 0 }} />
        </p>
      )}
      {quoted !== null && <QuoteBar conversationId={conversationId} quoted={quoted} onDrop={drop} />}
      <ComposerRecorder conversationId={conversationId} />
      <div className="composer__line">
        {hasActions && <ChatActions conversationId={conversationId} />}
        <textarea
          ref={input}
          className="composer__input"
          data-focus="composer"
          aria-label={t('chat.message')}
          aria-describedby={isClosed ? hintId : isTooLong ? `${hintId}limit` : undefined}
          aria-invalid={isTooLong}
          placeholder={isClosed ? '' : t('chat.placeholder')}
          rows={1}
          dir="auto"
          disabled={isClosed}
          defaultValue={first}
          onChange={({ target }) => {
            write(target.value);
            if (target.value !== '') notifyTyping();
          }}
          onBlur={keep}
          onKeyDown={(event) => {
            replies.openBy(event);
            if (event.key === 'Escape' && quoted !== null) drop();
            const what = enterDoes(event, shiftSends);
            if (what === null) return;
            event.preventDefault();
            if (what === 'send') send();
            else insert('\n');
          }}
        />
        <EmojiButton disabled={isClosed} onPick={insert} />
        <RepliesButton disabled={isClosed} onOpen={replies.open} />
        <AttachButton conversationId={conversationId} disabled={isClosed} />
        <RecordButton conversationId={conversationId} disabled={isClosed} />
        <button
          type="submit"
          className="button button--primary composer__send"
          disabled={isClosed || isEmpty || isTooLong}
        >
          <Icon name="send" />
          <T id="chat.send" />
        </button>
      </div>
      <Replies conversationId={conversationId} onDone={insertReply} />
    </form>
  );
});
