import { memo, useCallback, useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { selectOpenedAt } from '../../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { sendRequested } from '../../../store/messages/actions';
import { openRequested } from '../../../store/phrases/actions';
import { Icon } from '../../icons/Icon';
import { T, useText } from '../../intl';
import type { TextId } from '../../intl';
import { AttachButton } from '../attach/AttachButton';
import { RecordButton } from '../recorder/RecordButton';
import { ComposerRecorder } from '../recorder/RecorderHosts';
import { ChatActions } from './ChatActions';
import { EmojiButton } from './emoji/EmojiButton';
import { insertText } from './insertText';
import { isComposing } from './isComposing';
import { opensRepliesInText } from './replies/repliesKey';
import { RepliesHost } from './replies/RepliesHost';
import { useRepliesKey } from './replies/useRepliesKey';
import { useDraft } from './useDraft';
import './composer.css';

interface Props {
  conversationId: string;
  /** Why nothing can be written now; null when it can. The draft stays readable. */
  closedBecause: TextId | null;
  /** Whether the conversation is the agent's to act on. */
  hasActions: boolean;
}

function sends(event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  return key === 'Enter' && !shiftKey && !ctrlKey && !altKey && !metaKey && !isComposing(event);
}

/** Where the agent writes to the customer: Enter sends, Shift+Enter breaks the line. */
export const Composer = memo(function Composer(props: Props): ReactNode {
  const { conversationId, closedBecause, hasActions } = props;
  const request = useRequest();
  const t = useText();
  const hintId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const openedAt = useAppSelector((state) => selectOpenedAt(state, conversationId));
  const { text, write, keep, handOver } = useDraft(conversationId);
  const isClosed = closedBecause !== null;

  useEffect(() => {
    if (openedAt !== null) input.current?.focus();
  }, [openedAt]);

  useEffect(() => {
    if (isClosed) keep();
  }, [isClosed, keep]);

  function send(): void {
    const ready = text.trim();
    if (ready === '' || isClosed) return;
    // Kept until the outbox has it: between the two nothing may be lost.
    keep();
    request(sendRequested({ conversationId, text: ready }));
    handOver();
    input.current?.focus();
  }

  function insert(more: string): void {
    const field = input.current;
    if (field !== null && !insertText(field, more)) write(field.value);
  }

  // What opened the replies: a key that would have been written.
  const pressed = useRef('');
  const openReplies = useCallback(
    (key = '') => {
      pressed.current = key;
      request(openRequested({ kind: 'replies', conversationId }));
    },
    [request, conversationId],
  );
  useRepliesKey(isClosed, openReplies);

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
      <ComposerRecorder conversationId={conversationId} />
      <div className="composer__line">
        {hasActions && <ChatActions conversationId={conversationId} />}
        <textarea
          ref={input}
          className="composer__input"
          aria-label={t('chat.message')}
          aria-describedby={isClosed ? hintId : undefined}
          placeholder={isClosed ? '' : t('chat.placeholder')}
          rows={1}
          dir="auto"
          disabled={isClosed}
          value={text}
          onChange={({ target }) => write(target.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (opensRepliesInText(event, event.currentTarget)) {
              event.preventDefault();
              openReplies(event.key);
            }
            if (!sends(event)) return;
            event.preventDefault();
            send();
          }}
        />
        <EmojiButton disabled={isClosed} onPick={insert} />
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={t('replies.title')}
          title={t('replies.title')}
          aria-haspopup="dialog"
          disabled={isClosed}
          onClick={() => openReplies()}
        >
          <Icon name="lines" />
        </button>
        <AttachButton conversationId={conversationId} disabled={isClosed} />
        <RecordButton conversationId={conversationId} disabled={isClosed} />
        <button
          type="submit"
          className="button button--primary composer__send"
          disabled={isClosed || text.trim() === ''}
        >
          <Icon name="send" />
          <T id="chat.send" />
        </button>
      </div>
      <RepliesHost conversationId={conversationId} onDone={(reply) => insert(reply ?? pressed.current)} />
    </form>
  );
});
