import { memo, type ReactNode } from 'react';
import { EMAIL } from '../../../lib/queueType';
import { selectConversation } from '../../../store/conversations/selectors';
import type { Conversation } from '../../../store/conversations/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { mailOpenRequested } from '../../../store/drafts/actions';
import { mailKey } from '../../../store/drafts/selectors';
import { selectNewestMail } from '../../../store/messages/selectors';
import { useConversationEntries } from '../../conversations/useConversationEntries';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import { ActionMenu } from '../../ui/menu/ActionMenu';
import type { MenuEntry } from '../../ui/menu/MenuPopup';
import { useTemplateEntry } from './template/useTemplateEntry';
import { useBeginEntries } from './useBeginEntries';

/** Hands the newest mail of an e-mail conversation on (spec 1 §2); null where there is none. */
function useForwardEntry({ id: conversationId, queueType }: Conversation): MenuEntry | null {
  const request = useRequest();
  const t = useText();
  const messageId = useAppSelector((state) =>
    queueType === EMAIL ? (selectNewestMail(state, conversationId)?.id ?? null) : null,
  );
  if (messageId === null) return null;
  const kind = 'forward';
  const key = mailKey(kind, messageId);
  const onChoose = () => request(mailOpenRequested({ conversationId, key, kind, messageId, toAll: false }));
  return { key: 'forward', label: t('mail.forward'), icon: <Icon name="give" />, onChoose };
}

/** What can be done with the conversation, then what can be begun with its customer. */
function useEntries(conversation: Conversation): MenuEntry[] {
  const { transfer, classify, end } = useConversationEntries(conversation);
  const begin = useBeginEntries(conversation);
  const template = useTemplateEntry(conversation);
  const forward = useForwardEntry(conversation);
  const own = [transfer, classify, end, forward, template].filter((entry) => entry !== null);
  return [...own, ...begin];
}

function Menu({ conversation }: { conversation: Conversation }): ReactNode {
  const t = useText();
  return (
    <ActionMenu
      label={t('chat.actions')}
      entries={useEntries(conversation)}
      className="button button--quiet button--icon"
      align="start"
      opens="template"
    >
      <Icon name="more" />
    </ActionMenu>
  );
}

/** The actions of the open conversation, beside where the agent writes (spec 1 §2). */
export const ChatActions = memo(function ChatActions({
  conversationId,
}: {
  conversationId: string;
}): ReactNode {
  const conversation = useAppSelector((state) => selectConversation(state, conversationId));
  return conversation === undefined ? null : <Menu conversation={conversation} />;
});
