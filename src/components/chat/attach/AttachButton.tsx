import { memo, type ReactNode } from 'react';
import { useRequest } from '../../../store/hooks';
import { attachOpenRequested } from '../../../store/outbox/actions';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';

/** Opens the attach dialog for this conversation. */
export const AttachButton = memo(function AttachButton({
  conversationId,
  disabled,
}: {
  conversationId: string;
  disabled: boolean;
}): ReactNode {
  const t = useText();
  const request = useRequest();
  return (
    <IconButton
      label={t('chat.attach')}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={() => request(attachOpenRequested({ conversationId, file: null }))}
    >
      <Icon name="clip" />
    </IconButton>
  );
});
