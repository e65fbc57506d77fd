import type { ReactNode } from 'react';
import { numberIn, telephoneIn } from '../../lib/phoneNumber';
import { markOf } from '../../lib/queueType';
import type { Conversation } from '../../store/conversations/types';
import type { ServiceColumn, ServiceRow } from '../../store/history/types';
import { CHANNEL_NAMES } from '../conversations/ChannelIcon';
import { customerName, knownCustomer, protocolOf } from '../conversations/customer';
import { useOpenOwn } from '../conversations/useOpenOwn';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { dateAndTime } from '../time/TimeText';
import { HistoryCallButton } from './HistoryCallButton';
import { ClassifyButton } from './ClassifyButton';
import { columnsOf, type Column } from './column';
import { DirectionIcon } from './DirectionIcon';
import { RowButton } from './RowButton';
import { When } from './When';

const DIRECTIONS = { incoming: 'history.incoming', outgoing: 'history.outgoing' } as const;

/** Extensions are no shorter. */
const SHORTEST_NUMBER = 3;

/** What can be called. */
function telephoneOf({ fromId, queueType }: Conversation): string | null {
  const number = telephoneIn(fromId, queueType);
  return number !== null && number.length >= SHORTEST_NUMBER ? number : null;
}

function Type({ fromId, queueType }: Pick<Conversation, 'fromId' | 'queueType'>): ReactNode {
  const channel = markOf(queueType, fromId);
  return (
    <span className="history__status">
      <Icon name={channel} />
      <T id={CHANNEL_NAMES[channel]} />
    </span>
  );
}

function Direction({ direction }: Pick<Conversation, 'direction'>): ReactNode {
  if (direction === null) return null;
  return (
    <span className="history__status">
      <DirectionIcon look={direction} />
      <T id={DIRECTIONS[direction]} />
    </span>
  );
}

function Call({ conversation }: { conversation: Conversation }): ReactNode {
  const number = telephoneOf(conversation);
  if (number === null) return null;
  const contactId = knownCustomer(conversation);
  return <HistoryCallButton number={number} name={customerName(conversation)} contactId={contactId} />;
}

interface ViewProps {
  conversation: Conversation;
  onView: (conversation: Conversation) => void;
}

/** One that is the agent's opens where it is at work. */
function View({ conversation, onView }: ViewProps): ReactNode {
  const t = useText();
  const openOwn = useOpenOwn();
  const protocol = protocolOf(conversation.id);
  return (
    <RowButton
      label={t('history.viewOne', { protocol })}
      onPress={() => {
        if (!openOwn(conversation.id)) onView(conversation);
      }}
    >
      <Icon name="eye" />
    </RowButton>
  );
}

function Classify({ row: { conversation, classification } }: { row: ServiceRow }): ReactNode {
  return (
    <ClassifyButton
      table="services"
      id={conversation.id}
      who={`${protocolOf(conversation.id)} ${customerName(conversation)}`}
      isClassified={classification !== null}
    />
  );
}

/** The columns of the services (spec 2 §2); `onView` looks into one. */
export function serviceColumns(onView: (conversation: Conversation) => void): readonly Column<ServiceRow>[] {
  return columnsOf<ServiceColumn, ServiceRow>({
    protocol: {
      title: 'classify.protocol',
      firstDescending: true,
      isTabular: true,
      text: ({ conversation }) => protocolOf(conversation.id),
    },
    type: {
      title: 'history.type',
      text: ({ conversation }, { t }) =>
        t(CHANNEL_NAMES[markOf(conversation.queueType, conversation.fromId)]),
      cell: ({ conversation }) => <Type {...conversation} />,
    },
    date: {
      title: 'history.date',
      firstDescending: true,
      isTabular: true,
      text: ({ startedAt }, { format }) => dateAndTime(format, startedAt),
      cell: ({ startedAt }) => <When at={startedAt} />,
    },
    number: {
      title: 'history.number',
      isTabular: true,
      isLong: true,
      text: ({ conversation }) => numberIn(conversation.fromId) ?? conversation.fromId,
    },
    name: {
      title: 'history.name',
      isLong: true,
      text: ({ conversation }) => conversation.fromName,
    },
    direction: {
      title: 'history.direction',
      text: ({ conversation: { direction } }, { t }) => (direction === null ? '' : t(DIRECTIONS[direction])),
      cell: ({ conversation }) => <Direction direction={conversation.direction} />,
    },
    queue: { title: 'chat.queue', text: ({ conversation }) => conversation.queue },
    classify: { title: 'conversation.classify', text: null, cell: (row) => <Classify row={row} /> },
    classification: {
      title: 'classify.classification',
      text: ({ classification }) => classification ?? '',
    },
    subclassification: {
      title: 'classify.subclassification',
      text: ({ subclassification }) => subclassification ?? '',
    },
    notes: { title: 'classify.notes', text: ({ notes }) => notes ?? '', isLong: true },
    view: {
      title: 'history.view',
      text: null,
      isStuck: true,
      cell: ({ conversation }) => <View conversation={conversation} onView={onView} />,
    },
    call: {
      title: 'history.call',
      text: null,
      isStuck: true,
      cell: ({ conversation }) => <Call conversation={conversation} />,
    },
  });
}
