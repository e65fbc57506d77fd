import type { ReactNode } from 'react';
import type { TimelineEntry } from '../../../store/actionLog/types';
import { T, useText, type TextId } from '../../intl';
import { SUBJECTS, type Subject } from '../log/subjects';
import type { Log } from '../log/useLog';

interface LinksProps {
  label: TextId;
  /** When this action was, ms since 1970. */
  at: number;
  positions: readonly number[];
  entries: readonly TimelineEntry[];
  onSeek: (position: number) => void;
}

/** Other actions that belong to this one, each with how long lay between; each leads there. */
export function Links({ label, at, positions, entries, onSeek }: LinksProps): ReactNode {
  const t = useText();
  if (positions.length === 0) return null;
  return (
    <div className="replay__links">
      <span>
        <T id={label} />
      </span>
      <ul>
        {positions.map((position) => {
          const action = entries[position - 1]?.action;
          if (action === undefined) return null;
          const ms = Math.abs(action.meta.at - at);
          const delay =
            ms < 1000 ? t('replay.milliseconds', { ms }) : t('replay.seconds', { seconds: ms / 1000 });
          const name = [String(position), action.type, delay].join(' · ');
          return (
            <li key={position}>
              <button type="button" className="replay__link" onClick={() => onSeek(position)}>
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const NAMES: Readonly<Record<Subject, TextId>> = {
  conversation: 'replay.subject.conversation',
  call: 'replay.subject.call',
  message: 'replay.subject.message',
  request: 'replay.subject.request',
};

/** More than this an action tells of only where it carries a whole list. */
const MOST = 3;

interface SubjectProps {
  log: Log;
  position: number;
  onSeek: (position: number) => void;
}

/** The action before and the one after about the same conversation, call, message or request. */
export function SubjectLinks({ log, position, onSeek }: SubjectProps): ReactNode {
  const t = useText();
  const { entries, subjects } = log.index;
  const about = subjects[position - 1];
  if (about === undefined) return null;
  const rows = SUBJECTS.flatMap((subject) =>
    about[subject].length > MOST ? [] : about[subject].map((id) => ({ subject, id })),
  );
  return rows.map(({ subject, id }) => {
    const isSame = (_: TimelineEntry, index: number) => subjects[index]?.[subject].includes(id) === true;
    const before = entries.slice(0, position - 1).findLastIndex(isSame) + 1;
    const after = entries.findIndex((entry, index) => index >= position && isSame(entry, index)) + 1;
    const name = t(NAMES[subject], { id });
    return (
      <div key={`${subject} ${id}`} className="replay__subject" role="group" aria-label={name}>
        <span>{name}</span>
        <button
          type="button"
          className="button button--quiet"
          disabled={before === 0}
          onClick={() => onSeek(before)}
        >
          <T id="replay.previous" />
        </button>
        <button
          type="button"
          className="button button--quiet"
          disabled={after === 0}
          onClick={() => onSeek(after)}
        >
          <T id="replay.next" />
        </button>
      </div>
    );
  });
}
