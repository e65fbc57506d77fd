import { memo, type ReactNode } from 'react';
import { selectConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { selectWaitingSince } from '../../store/conversations/worklistSelectors';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import { ActionMenu } from '../ui/menu/ActionMenu';
import { useTimeFormat } from '../time/useTimeFormat';
import { customerName, protocolOf } from './customer';
import { CustomerAvatar } from './CustomerAvatar';
import { RowCheck } from './row/RowCheck';
import { RowMarks } from './row/RowMarks';
import { RowPreview } from './row/RowPreview';
import { WaitingPill } from './row/WaitingPill';
import { useRowEntries } from './useConversationEntries';

/** How much of a conversation a row shows. */
export type RowVariant = 'full' | 'rail';

interface Props {
  id: string;
  variant: RowVariant;
  /** When today began, ms: earlier moments show their date. */
  today: number;
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

/** How long the customer waits, or else when anything was said; when it began is in the tooltip, and read out. */
function When({ conversation, today }: { conversation: Conversation; today: number }): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const { id, lastMessageAt, startedAt } = conversation;
  const since = useAppSelector((state) => selectWaitingSince(state, id));
  const start = format.timeOrDate(startedAt, today);
  const title = start === '' ? undefined : t('conversations.startedAt', { time: format.exact(startedAt) });
  return (
    <span className="row__when" title={title}>
      {since === null ? (
        <span className="row__time tabular">{format.timeOrDate(lastMessageAt ?? startedAt, today)}</span>
      ) : (
        <WaitingPill since={since} />
      )}
      {start !== '' && (
        <span className="visually-hidden">{t('conversations.startedAt', { time: start })}</span>
      )}
    </span>
  );
}

function Words({ conversation, today }: { conversation: Conversation; today: number }): ReactNode {
  const { id, queue, unread } = conversation;
  // Read out, the number is a word of its own.
  const queueWords = `${queue} `;
  return (
    <span className="row__words">
      <span className="row__line">
        <span className={unread > 0 ? 'row__name row__name--unread' : 'row__name'} dir="auto">
          {customerName(conversation)}
        </span>
        <When conversation={conversation} today={today} />
      </span>
      <span className="row__line row__line--second">
        <span className="row__of">
          <span className="row__queue">{queueWords}</span>
          <span className="row__id tabular">{protocolOf(id)}</span>
        </span>
        <RowPreview conversation={conversation} />
        <RowMarks conversation={conversation} />
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
        <CustomerAvatar conversation={conversation} />
        {variant === 'full' ? (
          <Words conversation={conversation} today={today} />
        ) : (
          <>
            <span className="visually-hidden">{said}</span>
            <RowMarks conversation={conversation} />
          </>
        )}
      </div>
      {variant === 'full' && <RowCheck id={id} name={said} />}
      {variant === 'full' && <RowMenu conversation={conversation} />}
    </>
  );
});
