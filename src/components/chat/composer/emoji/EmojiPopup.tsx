import { EmojiPicker, type EmojiPickerListComponents } from 'frimousse';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { InlineError, ListSkeleton } from '../../../ui/feedback';
import { T, useText } from '../../../intl';
import { usePopup } from '../../../ui/menu/usePopup';
import { useEmojiData } from './useEmojiData';
import './emoji.css';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  onPick: (emoji: string) => void;
  onClose: () => void;
}

const COLUMNS = 9;

const PARTS: Partial<EmojiPickerListComponents> = {
  CategoryHeader: ({ category, ...props }) => (
    <div {...props} className="emoji__group">
      {category.label}
    </div>
  ),
  // The library counts from 0, which ARIA does not know; it finds a row to scroll to by its number, but the first.
  Row: ({ 'aria-rowindex': row = 0, ...props }) => (
    <div {...props} {...(row > 0 ? { 'aria-rowindex': row } : {})} />
  ),
  Emoji: ({ emoji, 'aria-colindex': column = 0, ...props }) => (
    <button
      {...props}
      type="button"
      className="emoji__one"
      title={emoji.label}
      aria-colindex={Math.max(0, column) + 1}
    >
      {emoji.emoji}
    </button>
  ),
};

function Picker({ onPick }: Pick<Props, 'onPick'>): ReactNode {
  const t = useText();
  const { data, isFailed, retry } = useEmojiData();
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (data !== null) search.current?.focus({ preventScroll: true });
  }, [data]);
  if (isFailed) return <InlineError failure={{ code: 'offline', message: '' }} onRetry={retry} />;
  if (data === null) return <ListSkeleton rows={4} />;
  return (
    <EmojiPicker.Root
      className="emoji__picker"
      columns={COLUMNS}
      resolveEmojiData={() => data}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <EmojiPicker.Search
        ref={search}
        className="emoji__search"
        aria-label={t('emoji.search')}
        placeholder={t('emoji.search')}
      />
      <EmojiPicker.Viewport className="emoji__viewport" tabIndex={-1}>
        <EmojiPicker.Empty className="emoji__empty" role="status">
          <T id="emoji.none" />
        </EmojiPicker.Empty>
        <EmojiPicker.List components={PARTS} aria-label={t('chat.emoji')} />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}

/** The emoji of the agent's language beside their button: found by name, moved through by arrows, taken by Enter. */
export function EmojiPopup({ anchor, onPick, onClose }: Props): ReactNode {
  const t = useText();
  const popup = useRef<HTMLDivElement>(null);

  usePopup(popup, anchor, 'start', onClose);
  useLayoutEffect(() => popup.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent): void {
    // The picker hears its own keys at the document.
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    anchor.current?.focus({ preventScroll: true });
  }

  return createPortal(
    <div
      ref={popup}
      className="emoji"
      role="dialog"
      tabIndex={-1}
      aria-label={t('chat.emoji')}
      onKeyDown={onKeyDown}
    >
      <Picker onPick={onPick} />
    </div>,
    document.body,
  );
}
