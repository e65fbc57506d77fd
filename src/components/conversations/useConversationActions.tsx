import { useMemo } from 'react';
import { openRequested as classifyRequested } from '../../store/classification/actions';
import { endRequested } from '../../store/conversations/actions';
import { useRequest } from '../../store/hooks';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import type { MenuEntry } from '../ui/menu/MenuPopup';

/** What an agent can do with a conversation, from its row and from its view. */
export function useConversationActions(conversationId: string): MenuEntry[] {
  const request = useRequest();
  const t = useText();
  return useMemo(
    () => [
      {
        key: 'end',
        label: t('conversation.end'),
        icon: <Icon name="active" />,
        onChoose: () => request(endRequested({ conversationId })),
      },
      {
        key: 'classify',
        label: t('conversation.classify'),
        icon: <Icon name="tag" />,
        onChoose: () => request(classifyRequested({ conversationId })),
      },
    ],
    [request, t, conversationId],
  );
}
