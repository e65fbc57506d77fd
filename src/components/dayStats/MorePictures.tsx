import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FAIR_FROM, GOOD_FROM, MOS_SCALE } from '../../lib/mos';
import { MINUTE_MS } from '../../lib/time';
import type { PauseFigure } from '../../store/dayStats/types';
import { useText } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';
import { Bars } from '../ui/chart/Bars';
import { Chart, type Tone } from '../ui/chart/Chart';
import { Dots } from '../ui/chart/Dots';
import { amountAxis, spanAxis } from '../ui/chart/scales';
import type { PictureProps } from './picture';

/** Tempo até a primeira resposta: a dot for each conversation, when it was answered. */
export function FirstAnswers({ course, span, days }: PictureProps): ReactNode {
  const t = useText();
  const { formatNumber } = useIntl();
  const format = useTimeFormat();
  const { firstAnswers } = course;
  const most = firstAnswers.reduce((longest, { ms }) => Math.max(longest, ms / MINUTE_MS), 0);
  const rows = firstAnswers.map(({ at, ms }) => [format.time(at), format.elapsed(ms)]);
  const table = { columns: [t('figures.hour'), t('figures.waited')], rows };
  return (
    <Chart name="figures.firstAnswers" table={table} days={days} none="figures.noFirstAnswers">
      <Dots
        dots={firstAnswers.map(({ at, ms }, index) => ({
          at,
          value: ms / MINUTE_MS,
          tone: 'accent',
          said: (rows[index] ?? []).join(' · '),
        }))}
        {...span}
        nameOf={format.time}
        up={amountAxis(most)}
        nameUp={(minutes) => formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' })}
      />
    </Chart>
  );
}

/** As the bars of a live call grade it. */
function toneOf(mos: number): Tone {
  if (mos >= GOOD_FROM) return 'success';
  return mos >= FAIR_FROM ? 'warning' : 'danger';
}

/** Qualidade das ligações: each call at its beginning, from its average down to its worst moment. */
export function CallSounds({ course, span, days }: PictureProps): ReactNode {
  const t = useText();
  const { formatNumber } = useIntl();
  const format = useTimeFormat();
  const mos = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  const columns = [
    t('figures.start'),
    t('figures.duration'),
    t('figures.mosAverage'),
    t('figures.mosLowest'),
  ];
  const rows = course.sounds.map(({ from, to, average, lowest }) => [
    format.time(from),
    format.elapsed(to - from),
    mos(average),
    mos(lowest),
  ]);
  return (
    <Chart name="figures.callSounds" table={{ columns, rows }} days={days} none="figures.noSounds">
      <Dots
        dots={course.sounds.map(({ from, average, lowest }, index) => ({
          at: from,
          value: average,
          down: lowest,
          tone: toneOf(average),
          said: (rows[index] ?? []).join(' · '),
        }))}
        {...span}
        nameOf={format.time}
        up={spanAxis(MOS_SCALE.least, MOS_SCALE.most, MOS_SCALE.ticks)}
        nameUp={mos}
      />
    </Chart>
  );
}

/** Pausas por motivo: how long in all; the centre has no limit for them. */
export function Pauses({ pauses, days }: { pauses: readonly PauseFigure[]; days: string }): ReactNode {
  const t = useText();
  const format = useTimeFormat();
  const all = pauses.reduce((sum, { ms }) => sum + ms, 0);
  const named = pauses.map(({ reason, ms }) => ({
    name: reason === '' ? t('agent.paused') : reason,
    value: ms,
    said: format.elapsed(ms),
    tone: 'warning' as const,
  }));
  const total = pauses.length > 1 ? [[t('figures.allPauses'), format.elapsed(all)]] : [];
  const rows = [...named.map(({ name, said }) => [name, said]), ...total];
  const table = { columns: [t('figures.pauseReason'), t('figures.duration')], rows };
  return (
    <Chart name="figures.pausesByReason" table={table} days={days} none="figures.noPauses">
      <Bars bars={named} />
      {total.map(([name, said]) => (
        <p key={name} className="figures__total tabular">
          <span>{name}</span>
          <span>{said}</span>
        </p>
      ))}
    </Chart>
  );
}

/** Classificações de hoje: how often each was chosen. */
export function Classifications({ course, days }: PictureProps): ReactNode {
  const t = useText();
  const { formatNumber } = useIntl();
  const rows = course.classifications.map(({ name, count }) => [name, formatNumber(count)]);
  const table = { columns: [t('classify.classification'), t('figures.count')], rows };
  return (
    <Chart name="figures.classifications" table={table} days={days} none="figures.noClassifications">
      <Bars
        bars={course.classifications.map(({ name, count }) => ({
          name,
          value: count,
          said: formatNumber(count),
        }))}
      />
    </Chart>
  );
}
