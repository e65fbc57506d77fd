import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { useText } from '../../../intl';

interface Props {
  disabled: boolean;
  /** Whether the replies lie open above what is written; absent where they have a dialog. */
  isOpen?: boolean;
  onOpen: () => void;
}

/** Opens the canned replies, for what is written in a chat or a mail. */
export function RepliesButton({ disabled, isOpen, onOpen }: Props): ReactNode {
  const t = useText();
  return (
    <IconButton
      label={t('replies.title')}
      aria-haspopup={isOpen === undefined ? 'dialog' : 'listbox'}
      aria-expanded={isOpen}
      disabled={disabled}
      // A press leaves the focus in the text.
      onMouseDown={isOpen === undefined ? undefined : (event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Icon name="lines" />
    </IconButton>
  );
}
