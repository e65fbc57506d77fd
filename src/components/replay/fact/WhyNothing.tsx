import type { ReactNode } from 'react';
import type { TimelineEntry } from '../../../store/actionLog/types';
import { useText, type Text, type TextId } from '../../intl';
import type { Replay, SubjectStanding } from '../engine';
import type { Log } from '../log/useLog';

const KINDS: readonly SubjectStanding['kind'][] = ['conversation', 'call', 'message'];

const NAMES: Readonly<Record<SubjectStanding['kind'], TextId>> = {
  conversation: 'replay.subject.conversation',
  call: 'replay.subject.call',
  message: 'replay.subject.message',
};

/** More than this an action tells of only where it carries a whole list. */
const MOST = 5;

function standingsOf(
  { standingBefore }: Replay,
  { index }: Log,
  { position }: TimelineEntry,
  t: Text,
): string[] {
  const about = index.subjects[position - 1];
  if (about === undefined) return [];
  return KINDS.flatMap((kind) =>
    about[kind].slice(0, MOST).map((id) => standingBefore(position, kind, id)),
  ).map(({ kind, id, standing }) => {
    const name = t(NAMES[kind], { id });
    return standing === null ? t('replay.why.absent', { name }) : t('replay.why.stood', { name, standing });
  });
}

function reasonsOf(replay: Replay, log: Log, entry: TimelineEntry, t: Text): string[] {
  const { action, effect, position } = entry;
  switch (effect) {
    case 'changed':
      return [];
    case 'unheard':
      return [t('replay.why.unheard')];
    case 'seenBefore':
      return [t('replay.why.seenBefore', { seq: action.meta.push?.seq ?? 0 })];
    case 'threw': {
      const { detail = '' } = replay.timeline.anomalies.find((one) => one.position === position) ?? {};
      return [t('replay.why.threw', { detail })];
    }
    case 'nothing': {
      const domains = replay.hearersOf(action.type).join(', ');
      return [t('replay.why.illegal', { domains }), ...standingsOf(replay, log, entry, t)];
    }
  }
}

/** Why an action left the state as it was: who hears it, and how what it is about stood then. */
export function WhyNothing({
  replay,
  log,
  entry,
}: {
  replay: Replay;
  log: Log;
  entry: TimelineEntry;
}): ReactNode {
  const t = useText();
  return (
    <>
      <h3>{t('replay.noChanges')}</h3>
      <ul className="replay__reasons">
        {reasonsOf(replay, log, entry, t).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
