import { useMemo } from 'react';
import { openRequested } from '../../store/conversations/actions';
import { selectActiveConversations } from '../../store/conversations/paletteSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useGoHome } from '../calls/useGoHome';
import { ChannelIcon } from '../conversations/ChannelIcon';
import { customerName, protocolOf } from '../conversations/customer';
import { useText } from '../intl';
import type { PaletteItem } from './items';

/** The agent's conversations, by name, protocol number and address. */
export function useConversationItems(): readonly PaletteItem[] {
  const t = useText();
  const request = useRequest();
  const goHome = useGoHome();
  const conversations = useAppSelector(selectActiveConversations);
  return useMemo(
    () =>
      conversations.map((conversation): PaletteItem => {
        const { fromId, id, queue, queueType, unread } = conversation;
        const more = unread === 0 ? [] : [t('conversations.unread', { count: unread })];
        return {
          id: `conversation:${id}`,
          group: 'conversations',
          label: customerName(conversation),
          detail: [protocolOf(id), queue, ...more].filter((part) => part !== '').join(' · '),
          also: fromId.split('@')[0] ?? '',
          icon: <ChannelIcon queueType={queueType} address={fromId} />,
          run: () => {
            request(openRequested({ conversationId: id }));
            goHome();
          },
        };
      }),
    [conversations, goHome, request, t],
  );
}
