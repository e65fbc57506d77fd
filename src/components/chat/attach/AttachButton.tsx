import { memo, type ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { chooseFiles } from './chooseFiles';
import { useAttach } from './useAttach';

interface Props {
  conversationId: string;
  disabled: boolean;
}

/** Opens the system's dialog for files at once; they go out with what is written next. */
export const AttachButton = memo(function AttachButton({ conversationId, disabled }: Props): ReactNode {
  const t = useText();
  const attach = useAttach(conversationId);
  return (
    <>
      <IconButton label={t('chat.attach')} disabled={disabled} onClick={chooseFiles}>
        <Icon name="clip" />
      </IconButton>
      <input
        type="file"
        multiple
        hidden
        data-attach
        disabled={disabled}
        onChange={({ target }) => {
          attach([...(target.files ?? [])]);
          // The same file may be chosen again after it was taken out.
          target.value = '';
        }}
      />
    </>
  );
});
