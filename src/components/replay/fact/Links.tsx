import type { ReactNode } from 'react';
import type { TimelineEntry } from '../../../store/actionLog/types';
import { T, useText, type TextId } from '../../intl';
import { SUBJECTS, type Subject } from '../log/subjects';
import type { Log } from '../log/useLog';

interface LinksProps {
  label: TextId;
  positions: readonly number[];
  entries: readonly TimelineEntry[];
  onSeek: (position: number) => void;
}

/** How much later one action came than another, in few digits: `+340 ms`, `+12.4 s`. */
function useDelay(): (ms: number) => string {
  const t = useText();
  return (ms) => (ms < 1000 ? t('replay.afterMs', { ms }) : t('replay.afterSeconds', { seconds: ms / 1000 }));
}

/** Other actions that belong to this one; each leads there. */
export function Links({ label, positions, entries, onSeek }: LinksProps): ReactNode {
  const delay = useDelay();
  const first = entries[(positions[0] ?? 0) - 1]?.action.meta.at;
  if (first === undefined) return null;
  return (
    <div className="replay__links">
      <span>
        <T id={label} />
      </span>
      <ul>
        {positions.map((position) => {
          const action = entries[position - 1]?.action;
          if (action === undefined) return null;
          const place = positions.length > 1 ? ` ${delay(action.meta.at - first)}` : '';
          const name = `${String(position)} · ${action.type}${place}`;
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
