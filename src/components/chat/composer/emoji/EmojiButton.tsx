import { memo, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../ui/feedback';
import { lazyPart } from '../../../ui/feedback/lazyPart';
import { Icon } from '../../../ui/icons/Icon';
import { useText } from '../../../intl';

const EmojiPopup = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "emoji" */ './EmojiPopup')).EmojiPopup,
}));

interface Props {
  disabled: boolean;
  onPick: (emoji: string) => void;
}

/** Opens the emoji beside it, which come when they are first asked for. */
export const EmojiButton = memo(function EmojiButton({ disabled, onPick }: Props): ReactNode {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button--quiet button--icon"
        aria-label={t('chat.emoji')}
        title={t('chat.emoji')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setIsOpen((before) => !before)}
      >
        <Icon name="smile" />
      </button>
      {isOpen && !disabled && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <EmojiPopup
              anchor={button}
              onClose={close}
              onPick={(emoji) => {
                close();
                onPick(emoji);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
});
