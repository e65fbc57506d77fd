import { memo, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton';
import { ErrorBoundary } from '../../../ui/feedback';
import { latePart } from '../../../intl/latePart';
import { Icon } from '../../../ui/icons/Icon';
import { useText } from '../../../intl';

const EmojiPopup = latePart(async () => ({
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
      <IconButton
        ref={button}
        label={t('chat.emoji')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setIsOpen((before) => !before)}
      >
        <Icon name="smile" />
      </IconButton>
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
