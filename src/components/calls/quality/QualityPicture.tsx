import { use, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MOS_SCALE } from '../../../lib/mos';
import { dayOf } from '../../../lib/time';
import type { HoldSpan, QualityHistory } from '../../../store/callQuality/types';
import { useText } from '../../intl';
import { TickerContext } from '../../time/useNow';
import { useTimeFormat } from '../../time/useTimeFormat';
import type { Stretch } from '../../ui/chart/Band';
import { Chart } from '../../ui/chart/Chart';
import { LinePlot } from '../../ui/chart/LinePlot';
import { minuteAxis, spanAxis } from '../../ui/chart/scales';
import { minutesOf, type QualityMinute } from './minutes';

/** A sample is taken each 5 s; after a longer silence nothing was measured. */
const GAP_MS = 12_500;

const STEP_MS = 5_000;

/** The first minute is not stretched over the whole picture, ms. */
const SHORTEST_MS = 60_000;

/** So many times fit under the picture. */
const MOST_TIMES = 5;

/** What is shown of a long call, ms. */
const LONGEST_MS = 3_600_000;

/** From when to when a call is drawn, ms since 1970; a live one renders again each 5 s. */
function useSpan({ answeredAt, endedAt, holds, samples }: QualityHistory): { from: number; to: number } {
  const { subscribe, read } = use(TickerContext);
  const now = useSyncExternalStore(subscribe, () => Math.floor(read() / STEP_MS) * STEP_MS);
  const known = [answeredAt, samples.at(-1)?.at ?? 0, holds.at(-1)?.from ?? 0, holds.at(-1)?.to ?? 0];
  const to = endedAt ?? Math.max(now, ...known);
  return { from: Math.max(answeredAt, to - LONGEST_MS), to };
}

/** How the language on screen writes what is measured. */
function useMeasures() {
  const t = useText();
  const { formatNumber } = useIntl();
  const format = useTimeFormat();
  const mean = (samples: QualityMinute['samples'], of: (sample: (typeof samples)[number]) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const mos = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  const ms = (value: number) =>
    formatNumber(value, {
      style: 'unit',
      unit: 'millisecond',
      unitDisplay: 'short',
      maximumFractionDigits: 0,
    });
  const percent = (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  const measured = (samples: QualityMinute['samples']): string[] =>
    samples.length === 0
      ? ['', '', '', '', '']
      : [
          mos(mean(samples, (sample) => sample.mos)),
          mos(Math.min(...samples.map((sample) => sample.mos))),
          percent(mean(samples, ({ lossFraction }) => lossFraction)),
          ms(mean(samples, ({ jitterMs }) => jitterMs)),
          ms(mean(samples, ({ rttMs }) => rttMs)),
        ];
  return {
    mos,
    columns: [
      t('figures.hour'),
      t('figures.mosAverage'),
      t('figures.mosLowest'),
      t('call.measured.loss'),
      t('call.measured.jitter'),
      t('call.measured.roundTrip'),
      t('call.held'),
    ],
    rowOf: ({ at, heldMs, samples }: QualityMinute) => [
      format.time(at),
      ...measured(samples),
      heldMs === 0 ? '' : format.elapsed(heldMs),
    ],
    heldBy: ({ side }: HoldSpan, forMs: number) =>
      [t(side === 'agent' ? 'call.held' : 'call.remoteHold'), format.elapsed(forMs)].join(' · '),
  };
}

/** Qualidade da ligação: the samples of a call as a line, and behind it when a side held; of its last hour. */
export function QualityPicture({ history }: { history: QualityHistory }): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const { from, to } = useSpan(history);
  const { columns, heldBy, mos, rowOf } = useMeasures();
  const samples = history.samples.filter(({ at }) => at >= from);
  const holds = history.holds.filter((hold) => (hold.to ?? to) > from);
  const stretches: Stretch[] = holds.map((hold) => {
    const end = hold.to ?? to;
    return { from: Math.max(hold.from, from), to: end, tone: 'warning', said: heldBy(hold, end - hold.from) };
  });
  const rows = minutesOf(samples, holds, from, to).map(rowOf);
  return (
    <Chart
      name="call.qualityPicture"
      table={{ columns, rows }}
      days={dayOf(new Date(history.answeredAt))}
      none="call.notMeasured"
      legend={[
        { tone: 'accent', name: 'MOS' },
        { tone: 'warning', name: t('call.held') },
      ]}
    >
      <LinePlot
        points={samples.map(({ at, mos: value }) => ({ at, value }))}
        tone="accent"
        gapMs={GAP_MS}
        stretches={stretches}
        across={minuteAxis(from, Math.max(to, from + SHORTEST_MS), MOST_TIMES)}
        nameOf={format.time}
        up={spanAxis(MOS_SCALE.least, MOS_SCALE.most, MOS_SCALE.ticks)}
        nameUp={mos}
      />
    </Chart>
  );
}
