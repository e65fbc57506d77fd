import type { ReactNode } from 'react';
import { createOpenRequested } from '../../store/conversations/actions';
import type { NewConversation } from '../../store/conversations/types';
import { useRequest } from '../../store/hooks';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl/useText';

const KINDS: readonly NewConversation['kind'][] = ['email', 'whatsapp'];

/** Begin a conversation by e-mail or WhatsApp, with nobody in particular yet. */
export function CreateButtons(): ReactNode {
  const t = useText();
  const request = useRequest();
  return KINDS.map((kind) => {
    const label = t(`create.${kind}`);
    return (
      <IconButton
        key={kind}
        label={label}
        onClick={() => request(createOpenRequested({ kind, name: '', address: '', contactId: null }))}
      >
        <Icon name={kind} />
      </IconButton>
    );
  });
}
