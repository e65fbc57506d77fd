import type { ReactNode } from 'react';
import { useConversationActions } from '../../conversations/useConversationActions';
import { Icon } from '../../icons/Icon';
import { useText } from '../../intl';
import { ActionMenu } from '../../menu/ActionMenu';

/** The actions of the open conversation, beside where the agent writes (spec 1 §2). */
export function ChatActions({ conversationId }: { conversationId: string }): ReactNode {
  const t = useText();
  return (
    <ActionMenu
      label={t('chat.actions')}
      entries={useConversationActions(conversationId)}
      className="button button--quiet button--icon"
      align="start"
    >
      <Icon name="more" />
    </ActionMenu>
  );
}
