import type { ReactNode } from 'react';
import { numberOf } from '../../lib/caller';
import type { Call } from '../../store/calls/types';
import { customerHistoryOpenRequested } from '../../store/conversations/actions';
import { selectConversation } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import { ActionMenu } from '../ui/menu/ActionMenu';
import { whoOf } from './callWords';

/** What can be looked up about a live call: the earlier conversations of who is on it (spec 1 §2). */
export function CallMenu({ call }: { call: Call }): ReactNode {
  const request = useRequest();
  const t = useText();
  const { contactId, conversationId } = call;
  const conversation = useAppSelector((state) =>
    conversationId === null ? undefined : selectConversation(state, conversationId),
  );
  const of = {
    customerId: contactId ?? conversation?.customerId ?? null,
    fromId: numberOf(call) ?? '',
    name: whoOf(call, t),
    exceptId: conversationId,
  };
  // Of whom nothing is known, there is nothing to look up.
  if (of.customerId === null && of.fromId === '') return null;
  return (
    <ActionMenu
      label={t('chat.actions')}
      entries={[
        {
          key: 'last',
          label: t('last.title'),
          icon: <Icon name="past" />,
          onChoose: () => request(customerHistoryOpenRequested(of)),
        },
      ]}
      className="button button--quiet button--icon active-call__menu"
    >
      <Icon name="more" />
    </ActionMenu>
  );
}
