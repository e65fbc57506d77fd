import { useMemo } from 'react';
import { VOICE } from '../../lib/queueType';
import { openRequested as classifyRequested } from '../../store/classification/actions';
import {
  endRequested,
  customerHistoryOpenRequested,
  transferOpenRequested,
} from '../../store/conversations/actions';
import { mayTransfer } from '../../store/conversations/transferSelectors';
import type { Conversation } from '../../store/conversations/types';
import { useRequest } from '../../store/hooks';
import { Icon } from '../ui/icons/Icon';
import { useText, type Text } from '../intl';
import type { MenuEntry } from '../ui/menu/MenuPopup';
import { customerName, knownCustomer } from './customer';

/** What an agent can do with a conversation, each as an entry of a menu. */
export interface ConversationEntries {
  /** Null where the server names neither the customer nor their address: nobody to look for. */
  last: MenuEntry | null;
  end: MenuEntry;
  classify: MenuEntry;
  /** Null for one of voice: its call is transferred (spec 1 §2). */
  transfer: MenuEntry | null;
}

type Request = ReturnType<typeof useRequest>;

function entriesOf(conversation: Conversation, request: Request, t: Text): ConversationEntries {
  const { customerId, fromId, id: conversationId, queueType } = conversation;
  const of = { customerId, fromId, name: customerName(conversation), exceptId: conversationId };
  const last = {
    key: 'last',
    label: t('last.title'),
    icon: <Icon name="past" />,
    onChoose: () => request(customerHistoryOpenRequested(of)),
  };
  const transfer = {
    key: 'transfer',
    label: t('call.transfer'),
    icon: <Icon name="give" />,
    isOff: !mayTransfer(conversation),
    onChoose: () => request(transferOpenRequested({ conversationId })),
  };
  return {
    last: knownCustomer(conversation) === null && fromId === '' ? null : last,
    end: {
      key: 'end',
      label: t('conversation.end'),
      icon: <Icon name="active" />,
      onChoose: () => request(endRequested({ conversationId })),
    },
    classify: {
      key: 'classify',
      label: t('conversation.classify'),
      icon: <Icon name="tag" />,
      onChoose: () => request(classifyRequested({ conversationId })),
    },
    transfer: queueType === VOICE ? null : transfer,
  };
}

/** The entries about a conversation. */
export function useConversationEntries(conversation: Conversation): ConversationEntries {
  const request = useRequest();
  const t = useText();
  return useMemo(() => entriesOf(conversation, request, t), [request, t, conversation]);
}

/** Gives the menu of a conversation's row (spec 1 §2): made when it opens, and not for every row that is drawn. */
export function useRowEntries(conversation: Conversation): () => MenuEntry[] {
  const request = useRequest();
  const t = useText();
  return () => {
    const { last, end, classify, transfer } = entriesOf(conversation, request, t);
    return [last, end, classify, transfer].filter((entry) => entry !== null);
  };
}
