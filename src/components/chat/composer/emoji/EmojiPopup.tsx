import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../../intl';
import { InlineError, ListSkeleton } from '../../../ui/feedback';
import { usePopup } from '../../../ui/menu/usePopup';
import { keepInside } from '../../../ui/popover/Popover';
import { EmojiGrid } from './EmojiGrid';
import { useEmojiRows } from './useEmojiRows';
import './emoji.css';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  onPick: (emoji: string) => void;
  onClose: () => void;
}

function Picker({ onPick }: Pick<Props, 'onPick'>): ReactNode {
  const { rows, isFailed, retry } = useEmojiRows();
  if (isFailed) return <InlineError failure={{ code: 'offline', message: '' }} onRetry={retry} />;
  if (rows === null) return <ListSkeleton rows={4} />;
  return <EmojiGrid rows={rows} onPick={onPick} />;
}

/** The emoji of the agent's language beside their button: found by name, moved through by arrows, taken by Enter. */
export function EmojiPopup({ anchor, onPick, onClose }: Props): ReactNode {
  const t = useText();
  const popup = useRef<HTMLDivElement>(null);

  usePopup(popup, anchor, 'start', onClose);
  useLayoutEffect(() => popup.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Tab') keepInside(event);
    // The picker hears its own keys at the document.
    if (event.key !== 'Escape') return;
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
