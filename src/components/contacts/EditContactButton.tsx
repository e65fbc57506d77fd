import type { ReactNode } from 'react';
import { editOpenRequested } from '../../store/contacts/actions';
import { selectContactOfConversation } from '../../store/contacts/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';

/** Opens the edit dialog of a conversation's contact; does nothing until it is known, or where there is none. */
export function EditContactButton({ conversationId }: { conversationId: string }): ReactNode {
  const request = useRequest();
  const t = useText();
  const contactId = useAppSelector((state) => selectContactOfConversation(state, conversationId)?.id ?? null);
  return (
    <IconButton
      label={t('contact.edit')}
      isOff={contactId === null}
      onClick={() => {
        if (contactId !== null) request(editOpenRequested({ contactId, conversationId }));
      }}
    >
      <Icon name="edit" />
    </IconButton>
  );
}
