import type { ReactNode } from 'react';
import type { LogOrigin, LogTimeline } from '../../store/actionLog/types';
import { T, useText, type Text, type TextId } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';
import { Doubts, Fidelity, Translations } from './LogOrigin';

function verdictOf({ log, finalHash }: LogTimeline): TextId {
  const { header, recordedHash } = log;
  if (recordedHash !== null) {
    return recordedHash === finalHash ? 'replay.verdict.same' : 'replay.verdict.differs';
  }
  return header === null ? 'replay.verdict.unknown' : 'replay.verdict.incomparable';
}

/** Which console recorded a log, as far as the file tells. */
function recorderOf(t: Text, { app, build, schema, session }: LogOrigin): string {
  return [
    app === null ? null : t('replay.origin.console', { version: app }),
    build === null ? null : t('replay.origin.build', { build }),
    schema === null ? null : t('replay.origin.schema', { schema }),
    session === null ? null : t('replay.origin.session', { session }),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** What a log is, how well this version reads it, and whether its replay reached the state that was recorded. */
export function ReplaySummary({ timeline }: { timeline: LogTimeline }): ReactNode {
  const t = useText();
  const { exact } = useTimeFormat();
  const { origin, segments } = timeline.log;
  const verdict = verdictOf(timeline);
  const recorded = { from: exact(segments[0].startedAt), count: timeline.entries.length };
  return (
    <section className="replay__summary" aria-label={t('replay.summary')}>
      <div className="replay__summary-line">
        <Fidelity origin={origin} />
        <p role="status" className={`replay__verdict replay__verdict--${verdict.split('.').at(-1) ?? ''}`}>
          {t(verdict)}
        </p>
      </div>
      <Doubts origin={origin} />
      <div className="replay__summary-line">
        <p>{t('replay.recorded', recorded)}</p>
        <p>{recorderOf(t, origin)}</p>
        <p>
          <T id="replay.hash" /> <code>{timeline.finalHash}</code>
        </p>
      </div>
      <Translations origin={origin} />
    </section>
  );
}
