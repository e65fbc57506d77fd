import { useMemo, type ReactNode } from 'react';
import type { TimelineEntry } from '../../../store/actionLog/types';
import { T, useText } from '../../intl';
import type { Replay } from '../engine';
import { EFFECTS } from '../log/ActionList';
import type { Log } from '../log/useLog';
import { JsonTree } from '../tree/JsonTree';
import { useClock } from '../useClock';
import type { Answers } from './answers';
import { Changes } from './Changes';
import { Links, SubjectLinks } from './Links';
import { WhyNothing } from './WhyNothing';

interface Props {
  replay: Replay;
  log: Log;
  answers: Answers;
  position: number;
  onSeek: (position: number) => void;
}

function Heading({ entry }: { entry: TimelineEntry }): ReactNode {
  const t = useText();
  const { millisecond } = useClock();
  const { action, effect } = entry;
  const line = [millisecond(action.meta.at), t(EFFECTS[effect])].join(' · ');
  return (
    <>
      <h2>{action.type}</h2>
      <p className="replay__line tabular">{line}</p>
    </>
  );
}

/** What the action at a place of the log was, whom it answers, what it changed, and why it changed nothing. */
export function FactView({ replay, log, answers, position, onSeek }: Props): ReactNode {
  const t = useText();
  const entry = replay.timeline.entries[position - 1];
  const said = useMemo(
    () => (entry === undefined ? {} : { payload: entry.action.payload, meta: entry.action.meta }),
    [entry],
  );
  return (
    <section className="replay__fact" aria-label={t('replay.action')}>
      {entry === undefined ? (
        <p className="replay__none">
          <T id="replay.beforeFirst" />
        </p>
      ) : (
        <>
          <Heading entry={entry} />
          <Links
            label="replay.answers"
            at={entry.action.meta.at}
            positions={answers.askedBy(position)}
            entries={replay.timeline.entries}
            onSeek={onSeek}
          />
          <Links
            label="replay.answeredBy"
            at={entry.action.meta.at}
            positions={answers.answersOf(position)}
            entries={replay.timeline.entries}
            onSeek={onSeek}
          />
          {entry.effect === 'changed' ? (
            <Changes replay={replay} position={position} />
          ) : (
            <WhyNothing replay={replay} log={log} entry={entry} />
          )}
          <h3>
            <T id="replay.content" />
          </h3>
          <JsonTree label={t('replay.content')} root={said} isCompact />
          <SubjectLinks log={log} position={position} onSeek={onSeek} />
        </>
      )}
    </section>
  );
}
