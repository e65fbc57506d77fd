import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import type { Anomaly, LogTimeline } from '../../store/actionLog/types';
import { useText } from '../intl';
import type { TextId } from '../intl/useText';
import { useClock } from './useClock';
import { isGrave } from './usePosition';

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

const ROW_HEIGHT = 32;

interface Props {
  timeline: LogTimeline;
  position: number;
  onSeek: (position: number) => void;
}

/** What is odd in a log, all of it; each leads to its action. */
export function AnomalyList({ timeline, position: at, onSeek }: Props): ReactNode {
  const t = useText();
  const { second } = useClock();
  const scroller = useRef<HTMLElement>(null);
  const { anomalies } = timeline;
  const virtual = useVirtualizer({
    count: anomalies.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    initialRect: { width: 300, height: 600 },
  });
  return (
    <section ref={scroller} className="replay__anomalies" aria-label={t('replay.anomalies')}>
      <h2>{t('replay.anomalyCount', { count: anomalies.length })}</h2>
      <ul style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const anomaly = anomalies[index];
          if (anomaly === undefined) return null;
          const { position, kind, type, detail } = anomaly;
          const words = [String(position), second(anomaly.at), t(KINDS[kind]), type, detail]
            .filter((text) => text !== '')
            .join(' · ');
          return (
            <li key={`${String(index)} ${String(position)}`} style={{ transform: `translateY(${start}px)` }}>
              <button
                type="button"
                className={isGrave(anomaly) ? 'replay__anomaly replay__anomaly--grave' : 'replay__anomaly'}
                aria-current={position === at}
                title={words}
                onClick={() => onSeek(position)}
              >
                {words}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
