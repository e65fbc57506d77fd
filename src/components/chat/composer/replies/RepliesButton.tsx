import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { useText } from '../../../intl';

/** Opens the canned replies, for what is written in a chat or a mail. */
export function RepliesButton({ disabled, onOpen }: { disabled: boolean; onOpen: () => void }): ReactNode {
  const t = useText();
  return (
    <IconButton label={t('replies.title')} aria-haspopup="dialog" disabled={disabled} onClick={onOpen}>
      <Icon name="lines" />
    </IconButton>
  );
}
