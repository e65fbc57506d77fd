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
import { useSpokenSigns, type Signs } from './row/useSpokenSigns';
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

interface CellProps extends Signs {
  thresholds: WaitingThresholds;
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

/**
 * How long the customer waits, or else when anything was said; when it began is in the tooltip. All signs of the row are
 * its name: a hidden text beside it would be a box more in every row.
 */
function When(props: CellProps): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const { conversation, since, thresholds, today } = props;
  const { lastMessageAt, startedAt } = conversation;
  const start = format.exact(startedAt);
  const title = start === '' ? undefined : t('conversations.startedAt', { time: start });
  const label = useSpokenSigns(props);
  if (since !== null) return <WaitingPill {...{ since, thresholds, title, label }} />;
  return label === '' ? null : (
    <span className="row__when row__time tabular" role="img" aria-label={label} title={title}>
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
      <span className="row__second">
        <span className="row__of">
          <span className="row__queue">{queueWords}</span>
          <span className="row__id tabular">{protocolOf(id)}</span>
        </span>
        <RowPreview conversation={conversation} />
        <RowMarks conversation={conversation} />
      </span>
      <When {...props} />
    </span>
  );
}

/** All that is said of a row of which only the picture is seen. */
function Hidden(props: CellProps): ReactNode {
  const { conversation } = props;
  const signs = useSpokenSigns(props);
  const said = `${customerName(conversation)} ${protocolOf(conversation.id)}, ${signs}`;
  return <span className="visually-hidden">{said}</span>;
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
  return (
    <>
      <div role="gridcell" className="row__main">
        <CustomerAvatar conversation={conversation} />
        {isFull ? (
          <Words {...cell} />
        ) : (
          <>
            <Hidden {...cell} />
            <RowMarks conversation={conversation} />
          </>
        )}
      </div>
      {isFull && <RowCheck conversation={conversation} isChosen={isChosen} />}
      {isFull && <RowMenu conversation={conversation} />}
    </>
  );
});
