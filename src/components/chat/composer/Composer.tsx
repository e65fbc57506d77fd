import { memo, Suspense, useCallback, useEffect, useId, useRef, type ReactNode } from 'react';
import { selectOpenedAt } from '../../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { replyRequested, sendRequested } from '../../../store/messages/actions';
import { selectShiftEnterSends } from '../../../store/ui/selectors';
import { Icon } from '../../ui/icons/Icon';
import { T, useSpelling, useText, type TextId } from '../../intl';
import { latePart } from '../../intl/latePart';
import { ErrorBoundary } from '../../ui/feedback';
import { AttachButton } from '../attach/AttachButton';
import { useDraftFiles } from '../attach/useDraftFiles';
import { RecordButton } from '../recorder/RecordButton';
import { ComposerRecorder } from '../recorder/RecorderStrip';
import { ChatActions } from './ChatActions';
import { EmojiButton } from './emoji/EmojiButton';
import { insertText } from './textArea';
import { QuoteBar } from './quote/QuoteBar';
import { useQuote } from './quote/useQuote';
import { RepliesButton } from './replies/RepliesButton';
import { useReplyPicker } from './replies/useReplyPicker';
import { enterDoes } from './enterDoes';
import { useDraft } from './useDraft';
import { useGapWarning } from './useGapWarning';
import { useTextLimit } from './useTextLimit';
import { useTypingNotifier } from './useTypingNotifier';
import './composer.css';

const FileCards = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ '../attach/FileCards')).FileCards,
}));

const ReplyPopup = latePart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './replies/ReplyPopup')).ReplyPopup,
}));

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
  const spelling = useSpelling();
  const hintId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const openedAt = useAppSelector((state) => selectOpenedAt(state, conversationId));
  const limit = useTextLimit(conversationId);
  const { first, isEmpty, over, read, write, keep, handOver, takeBack } = useDraft(
    conversationId,
    input,
    limit,
  );
  const { quoted, spend, drop } = useQuote(conversationId, input);
  const attached = useDraftFiles(conversationId, input);
  const hasFiles = attached.files.length > 0;
  const isClosed = closedBecause !== null;
  const notifyTyping = useTypingNotifier(conversationId);
  const isTooLong = over > 0;
  const shiftSends = useAppSelector(selectShiftEnterSends);
  const { gap, warn, forget } = useGapWarning(input);

  useEffect(() => {
    if (openedAt !== null) input.current?.focus({ preventScroll: true });
  }, [openedAt]);

  useEffect(() => {
    if (attached.hasFailed) takeBack();
  }, [attached.hasFailed, takeBack]);

  useEffect(() => {
    if (isClosed) keep();
  }, [isClosed, keep]);

  function send(): void {
    const ready = read().trim();
    if ((ready === '' && !hasFiles) || isClosed || isTooLong || attached.isRefused || warn()) return;
    // Kept until the outbox has it: between the two nothing may be lost.
    keep();
    const message = { conversationId, text: ready };
    if (hasFiles) attached.send(ready);
    else request(quoted === null ? sendRequested(message) : replyRequested({ ...message, quoted }));
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
  const picker = useReplyPicker({ conversationId, input, isOff: isClosed, insert, send });
  const { found, active } = picker.replies;
  const isListed = picker.isOpen && found.length > 0;

  return (
    <form
      className="composer"
      data-foot
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
      {gap !== null && (
        <p id={`${hintId}gap`} className="composer__hint composer__hint--over" role="alert">
          <T id="chat.gap" values={{ gap }} />
        </p>
      )}
      {picker.isOpen && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <ReplyPopup picker={picker} />
          </Suspense>
        </ErrorBoundary>
      )}
      {quoted !== null && <QuoteBar conversationId={conversationId} quoted={quoted} onDrop={drop} />}
      {hasFiles && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <FileCards
              conversationId={conversationId}
              files={attached.files}
              onLeave={() => input.current?.focus()}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      <ComposerRecorder conversationId={conversationId} />
      <div className="composer__line">
        {hasActions && <ChatActions conversationId={conversationId} />}
        <textarea
          ref={input}
          className="composer__input"
          {...spelling}
          data-focus="composer"
          aria-label={t('chat.message')}
          aria-describedby={isClosed ? hintId : isTooLong ? `${hintId}limit` : undefined}
          aria-invalid={isTooLong}
          placeholder={isClosed ? '' : t('chat.placeholder')}
          rows={1}
          dir="auto"
          disabled={isClosed}
          defaultValue={first}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-controls={isListed ? `${picker.id}list` : undefined}
          aria-activedescendant={isListed ? `${picker.id}${active}` : undefined}
          onChange={(event) => {
            const { value } = event.target;
            write(value);
            if (gap !== null) forget();
            if (value !== '') notifyTyping();
            picker.follow(event);
          }}
          onSelect={picker.follow}
          onBlur={({ relatedTarget }) => {
            keep();
            if (relatedTarget?.closest('.reply-popup') == null) picker.close();
          }}
          onKeyDown={(event) => {
            if (picker.onKeyDown(event)) return;
            if (event.key === 'Escape' && quoted !== null) drop();
            const what = enterDoes(event, shiftSends);
            if (what === null) return;
            event.preventDefault();
            if (what === 'send') send();
            else insert('\n');
          }}
        />
        <EmojiButton disabled={isClosed} onPick={insert} />
        <RepliesButton disabled={isClosed} isOpen={picker.isOpen} onOpen={picker.toggle} />
        <AttachButton conversationId={conversationId} disabled={isClosed} />
        <RecordButton conversationId={conversationId} disabled={isClosed} />
        <button
          type="submit"
          className="button button--primary composer__send"
          disabled={isClosed || (isEmpty && !hasFiles) || isTooLong || attached.isRefused}
        >
          <Icon name="send" />
          <T id="chat.send" />
        </button>
      </div>
    </form>
  );
});
