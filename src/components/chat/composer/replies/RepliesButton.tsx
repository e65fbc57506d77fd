import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon';
import { useText } from '../../../intl';

/** Opens the canned replies, for what is written in a chat or a mail. */
export function RepliesButton({ disabled, onOpen }: { disabled: boolean; onOpen: () => void }): ReactNode {
  const t = useText();
  return (
    <button
      type="button"
      className="button button--quiet button--icon"
      aria-label={t('replies.title')}
      title={t('replies.title')}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onOpen}
    >
      <Icon name="lines" />
    </button>
  );
}
