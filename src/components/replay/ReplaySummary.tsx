import type { ReactNode } from 'react';
import type { Timeline } from '../../store/actionLog/types';
import { T, useText } from '../intl';
import type { TextId } from '../intl/useText';
import { useTimeFormat } from '../time/useTimeFormat';
import { LogOrigin } from './LogOrigin';

function verdictOf({ log, finalHash }: Timeline): TextId {
  if (log.recordedHash === null) return 'replay.verdict.unknown';
  return log.recordedHash === finalHash ? 'replay.verdict.same' : 'replay.verdict.differs';
}

/** What a log is, and whether its replay reached the state that was recorded. */
export function ReplaySummary({ timeline }: { timeline: Timeline }): ReactNode {
  const t = useText();
  const { exact } = useTimeFormat();
  const [first] = timeline.log.segments;
  const verdict = verdictOf(timeline);
  return (
    <section className="replay__summary" aria-label={t('replay.summary')}>
      <LogOrigin origin={timeline.log.origin} />
      <p role="status" className={`replay__verdict replay__verdict--${verdict.split('.').at(-1) ?? ''}`}>
        {t(verdict)}
      </p>
      <p>
        {t('replay.recorded', {
          version: first.app,
          from: exact(first.startedAt),
          count: timeline.entries.length,
        })}
      </p>
      <p>
        <T id="replay.hash" /> <code>{timeline.finalHash}</code>
      </p>
    </section>
  );
}
