import type { ReactNode } from 'react';
import { callBackNumber, callerOf, nameOf, numberOf } from '../../lib/caller';
import type { CallColumn, CallRow } from '../../store/history/types';
import { useAppSelector } from '../../store/hooks';
import { selectIsDeferred } from '../../store/outbox/selectors';
import { T, useText, type Text, type TextId } from '../intl';
import { dateAndTime } from '../time/TimeText';
import { HistoryCallButton } from './HistoryCallButton';
import { ClassifyButton } from './ClassifyButton';
import { DirectionIcon, type DirectionLook } from './DirectionIcon';
import { columnsOf } from './column';
import { When } from './When';

const STATUS: Readonly<Record<CallRow['direction'], Record<'answered' | 'unanswered', TextId>>> = {
  incoming: { answered: 'history.status.received', unanswered: 'history.status.missed' },
  outgoing: { answered: 'history.status.made', unanswered: 'history.status.unanswered' },
};

function statusOf({ answered, direction }: CallRow): TextId {
  return STATUS[direction][answered ? 'answered' : 'unanswered'];
}

function lookOf({ answered, direction }: CallRow): DirectionLook {
  return direction === 'incoming' && !answered ? 'missed' : direction;
}

function Status({ row }: { row: CallRow }): ReactNode {
  return (
    <span className="history__status">
      <DirectionIcon look={lookOf(row)} />
      <T id={statusOf(row)} />
    </span>
  );
}

/** Without a queue there is nothing to choose from, without the centre's id nobody to tell (spec 2 §5). */
function classifyOff({ queue, uniqueId }: CallRow): TextId | null {
  if (queue === null) return 'history.noQueue';
  return uniqueId === null ? 'history.notYet' : null;
}

function Classify({ row }: { row: CallRow }): ReactNode {
  const t = useText();
  const isDeferred = useAppSelector((state) => selectIsDeferred(state, row.uniqueId));
  return (
    <ClassifyButton
      table="calls"
      id={row.id}
      who={callerOf(row) ?? t('call.anonymousWithin')}
      isClassified={row.classification !== null}
      isDeferred={isDeferred}
      offBecause={classifyOff(row)}
    />
  );
}

/** The number, or that there is none. */
function shownNumber(row: CallRow, { t }: { t: Text }): string {
  return numberOf(row) ?? (nameOf(row) === null ? t('call.anonymous') : '');
}

/** The columns of the calls (spec 2 §2). */
export const CALL_COLUMNS = columnsOf<CallColumn, CallRow>({
  date: {
    title: 'history.date',
    firstDescending: true,
    isTabular: true,
    text: ({ startedAt }, { format }) => dateAndTime(format, startedAt),
    cell: ({ startedAt }) => <When at={startedAt} />,
  },
  number: { title: 'history.number', text: shownNumber, isTabular: true },
  name: { title: 'history.name', text: (row) => nameOf(row) ?? '', isLong: true },
  duration: {
    title: 'history.duration',
    firstDescending: true,
    isTabular: true,
    text: ({ seconds }, { format }) => (seconds === null ? '' : format.elapsed(seconds * 1000)),
  },
  status: {
    title: 'history.status',
    text: (row, { t }) => t(statusOf(row)),
    cell: (row) => <Status row={row} />,
  },
  call: {
    title: 'history.call',
    text: null,
    cell: (row) => {
      const number = callBackNumber(row);
      return number === null ? null : <HistoryCallButton number={number} name={nameOf(row)} />;
    },
  },
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
});
