import { EmojiPicker, type EmojiPickerListComponents } from 'frimousse';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { selectUser } from '../../../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../../../store/hooks';
import { emojiPickRequested, emojiToneRequested } from '../../../../store/ui/actions';
import { selectEmojiTone, selectUsedEmoji } from '../../../../store/ui/selectors';
import { T, useText } from '../../../intl';
import { emojiDataOf, type EmojiScope } from './emojiData';
import { EmojiGroups } from './EmojiGroups';
import type { EmojiRow } from './emojiRows';
import { EmojiTones } from './EmojiTones';

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

interface Props {
  rows: readonly EmojiRow[];
  onPick: (emoji: string) => void;
}

/**
 * The emoji in groups with those taken last before them. Arrow keys move through the grid from the field that searches,
 * Enter takes one. The library reads its data anew for another `locale`, which here says what of them it shows.
 */
export function EmojiGrid({ rows, onPick }: Props): ReactNode {
  const t = useText();
  const request = useRequest();
  const id = useId();
  const agent = useAppSelector(selectUser)?.login ?? '';
  const tone = useAppSelector(selectEmojiTone);
  const used = useAppSelector(selectUsedEmoji);
  const search = useRef<HTMLInputElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<EmojiScope>('begin');
  const scope: EmojiScope = text.trim() === '' ? chosen : 'found';
  useEffect(() => search.current?.focus({ preventScroll: true }), []);

  function choose(next: EmojiScope, by: 'key' | 'press'): void {
    setText('');
    setChosen(next);
    if (viewport.current !== null) viewport.current.scrollTop = 0;
    if (by === 'press') search.current?.focus({ preventScroll: true });
  }

  function pick(emoji: string): void {
    request(emojiPickRequested({ agent, emoji }));
    onPick(emoji);
  }

  return (
    <EmojiPicker.Root
      className="emoji__picker"
      columns={COLUMNS}
      locale={String(scope)}
      skinTone={tone}
      resolveEmojiData={() => emojiDataOf(rows, scope, used, t)}
      onEmojiSelect={({ emoji }) => pick(emoji)}
    >
      <EmojiGroups controls={id} scope={scope} onChoose={choose} />
      <EmojiPicker.Search
        ref={search}
        className="emoji__search"
        aria-label={t('emoji.search')}
        placeholder={t('emoji.search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <EmojiPicker.Viewport ref={viewport} id={id} className="emoji__viewport" tabIndex={-1}>
        <EmojiPicker.Empty className="emoji__empty" role="status">
          <T id="emoji.none" />
        </EmojiPicker.Empty>
        <EmojiPicker.List components={PARTS} aria-label={t('chat.emoji')} />
      </EmojiPicker.Viewport>
      <EmojiTones tone={tone} onChoose={(next) => request(emojiToneRequested({ agent, tone: next }))} />
    </EmojiPicker.Root>
  );
}
