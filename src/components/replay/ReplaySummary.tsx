import type { ReactNode } from 'react';
import type { Anomaly, Timeline } from '../../store/actionLog/types';
import { T, useText } from '../intl';
import type { TextId } from '../intl/useText';
import { useTimeFormat } from '../time/useTimeFormat';

const KINDS: Record<Anomaly['kind'], TextId> = {
  rejected: 'replay.anomaly.rejected',
  ignored: 'replay.anomaly.ignored',
  dropped: 'replay.anomaly.dropped',
  sagaFailed: 'replay.anomaly.sagaFailed',
  featureLost: 'replay.anomaly.featureLost',
  nothing: 'replay.anomaly.nothing',
  seenBefore: 'replay.anomaly.seenBefore',
  threw: 'replay.anomaly.threw',
  snapshotDiffers: 'replay.anomaly.snapshotDiffers',
};

const ANOMALIES_SHOWN = 200;

function verdictOf({ log, finalHash }: Timeline): TextId {
  if (log.recordedHash === null) return 'replay.verdict.unknown';
  return log.recordedHash === finalHash ? 'replay.verdict.same' : 'replay.verdict.differs';
}

interface Props {
  timeline: Timeline;
  onSeek: (position: number) => void;
}

/** What a log is, whether its replay reached the state that was recorded, and what is odd in it. */
export function ReplaySummary({ timeline, onSeek }: Props): ReactNode {
  const t = useText();
  const { exact } = useTimeFormat();
  const [first] = timeline.log.segments;
  const verdict = verdictOf(timeline);
  return (
    <section className="replay__summary" aria-label={t('replay.summary')}>
      <p>
        {t('replay.recorded', {
          version: first.app,
          from: exact(first.startedAt),
          count: timeline.entries.length,
        })}
      </p>
      <p role="status" className={`replay__verdict replay__verdict--${verdict.split('.').at(-1) ?? ''}`}>
        {t(verdict)}
      </p>
      <p>
        <T id="replay.hash" /> <code>{timeline.finalHash}</code>
      </p>
      <h2>{t('replay.anomalies', { count: timeline.anomalies.length })}</h2>
      <ul className="replay__anomalies">
        {timeline.anomalies.slice(0, ANOMALIES_SHOWN).map(({ position, kind, type, detail }) => (
          <li key={`${position} ${kind} ${detail}`}>
            <button type="button" className="button button--quiet" onClick={() => onSeek(position)}>
              {[String(position), t(KINDS[kind]), type, detail].filter((text) => text !== '').join(' · ')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
