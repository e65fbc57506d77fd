import { memo, type ReactNode } from 'react';
import type { WaitingThresholds } from '../../store/config/settingsSelectors';
import { selectConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
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
import { SpokenSigns } from './row/SpokenSigns';
import { useWaitingSince } from './row/useWaitingSince';
import { WaitingPill } from './row/WaitingPill';
import { useRowEntries } from './useConversationEntries';

/** How much of a conversation a row shows. */
export type RowVariant = 'full' | 'rail';

interface Props {
  id: string;
  variant: RowVariant;
  /** Among those with which something is done at once. */
  isChosen: boolean;
  /** When today began, ms: earlier moments show their date. */
  today: number;
  /** How long is long. */
  thresholds: WaitingThresholds;
}

interface CellProps {
  conversation: Conversation;
  /** Since when the customer waits, ms; null: not, as far as is known. */
  since: number | null;
  thresholds: WaitingThresholds;
  /** When today began, ms. */
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

/** How long the customer waits, or else when anything was said; when it began is in the tooltip. */
function When({ conversation, since, thresholds, today }: CellProps): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const { lastMessageAt, startedAt } = conversation;
  const start = format.exact(startedAt);
  const title = start === '' ? undefined : t('conversations.startedAt', { time: start });
  if (since !== null) return <WaitingPill {...{ since, thresholds, title }} />;
  return (
    <span className="row__when row__time tabular" title={title}>
      {format.timeOrDate(lastMessageAt ?? startedAt, today)}
    </span>
  );
}

function Words(props: CellProps): ReactNode {
  const { conversation } = props;
  const { id, queue, unread } = conversation;
  // Read out, the number is a word of its own.
  const queueWords = `${queue} `;
  return (
    <span className="row__words">
      <span className={unread > 0 ? 'row__name row__name--unread' : 'row__name'} dir="auto">
        {customerName(conversation)}
      </span>
      <When {...props} />
      <span className="row__second">
        <span className="row__of">
          <span className="row__queue">{queueWords}</span>
          <span className="row__id tabular">{protocolOf(id)}</span>
        </span>
        <RowPreview conversation={conversation} />
        <RowMarks conversation={conversation} />
      </span>
      <SpokenSigns {...props} />
    </span>
  );
}

/** The cells of one conversation's row: renders again only when this conversation changed. */
export const ConversationRow = memo(function ConversationRow({
  id,
  variant,
  isChosen,
  thresholds,
  today,
}: Props): ReactNode {
  const conversation = useAppSelector((state) => selectConversation(state, id));
  const since = useWaitingSince(id);
  if (conversation === undefined) return null;
  const cell = { conversation, since, thresholds, today };
  const isFull = variant === 'full';
  const said = `${customerName(conversation)} ${protocolOf(id)}`;
  return (
    <>
      <div role="gridcell" className="row__main">
        <CustomerAvatar conversation={conversation} />
        {isFull ? (
          <Words {...cell} />
        ) : (
          <>
            <span className="visually-hidden">{said}</span>
            <SpokenSigns {...cell} />
            <RowMarks conversation={conversation} />
          </>
        )}
      </div>
      {isFull && <RowCheck id={id} name={said} isChosen={isChosen} />}
      {isFull && <RowMenu conversation={conversation} />}
    </>
  );
});
