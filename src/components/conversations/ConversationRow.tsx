import { memo, type ReactNode } from 'react';
import { selectConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector } from '../../store/hooks';
import { selectHasFailedSend, selectIsLastDeleted } from '../../store/messages/selectors';
import { lastMessageWords } from '../chat/message/words';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import { ActionMenu } from '../ui/menu/ActionMenu';
import { StartTime } from '../time/TimeText';
import { customerName, protocolOf } from './customer';
import { CustomerAvatar } from './CustomerAvatar';
import { DraftIcon } from './DraftIcon';
import { TypingIndicator } from './TypingIndicator';
import { UnreadBadge } from './UnreadBadge';
import { useRowEntries } from './useConversationEntries';

/** How much of a conversation a row shows. */
export type RowVariant = 'full' | 'rail';

const PREVIEW_SIGNS = 80;

interface Props {
  id: string;
  variant: RowVariant;
  /** When today began, ms: earlier starts show their date. */
  today: number;
}

/** Something of the agent's was not delivered there. */
function FailedMark({ id }: { id: string }): ReactNode {
  const t = useText();
  const hasFailed = useAppSelector((state) => selectHasFailedSend(state, id));
  return hasFailed && <Icon name="alert" label={t('conversations.failedSend')} className="row__failed" />;
}

function RowMenu({ conversation }: { conversation: Conversation }): ReactNode {
  const t = useText();
  const entries = useRowEntries(conversation);
  return (
    <div role="gridcell" className="row__menu">
      <ActionMenu
        label={t('conversations.actions')}
        entries={entries}
        className="button button--quiet button--icon"
        tabIndex={-1}
      >
        <Icon name="more" />
      </ActionMenu>
    </div>
  );
}

function Words({ conversation, today }: { conversation: Conversation; today: number }): ReactNode {
  const { id, startedAt, lastMessage, queueType, unread } = conversation;
  const protocol = protocolOf(id);
  const t = useText();
  const isDeleted = useAppSelector((state) => selectIsLastDeleted(state, id));
  const preview = isDeleted
    ? t('message.deleted')
    : lastMessageWords(t, lastMessage ?? '', queueType, PREVIEW_SIGNS);
  return (
    <span className="row__words">
      <span className="row__line">
        <span className="row__name" dir="auto">
          {customerName(conversation)}
        </span>
        <StartTime at={startedAt} today={today} className="row__time tabular" />
      </span>
      <span className="row__line row__line--second">
        <span className="row__id tabular">{protocol}</span>
        <span className="row__preview" dir="auto">
          <TypingIndicator conversationId={id} instead={preview} />
        </span>
        <DraftIcon conversationId={id} />
        <FailedMark id={id} />
        <UnreadBadge count={unread} />
      </span>
    </span>
  );
}

/** The cells of one conversation's row: renders again only when this conversation changed. */
export const ConversationRow = memo(function ConversationRow({ id, variant, today }: Props): ReactNode {
  const conversation = useAppSelector((state) => selectConversation(state, id));
  if (conversation === undefined) return null;
  const name = customerName(conversation);
  const said = `${name} ${protocolOf(id)}`;
  return (
    <>
      <div role="gridcell" className="row__main">
        <CustomerAvatar name={name} queueType={conversation.queueType} />
        {variant === 'full' ? (
          <Words conversation={conversation} today={today} />
        ) : (
          <>
            <span className="visually-hidden">{said}</span>
            <DraftIcon conversationId={id} />
            <FailedMark id={id} />
            <UnreadBadge count={conversation.unread} />
          </>
        )}
      </div>
      {variant === 'full' && <RowMenu conversation={conversation} />}
    </>
  );
});
