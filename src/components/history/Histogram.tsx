import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { periodRequested } from '../../store/history/actions';
import { selectCallHistogram, selectServiceHistogram } from '../../store/history/listSelectors';
import type { HistogramBin, HistogramKind, HistoryTable, Period } from '../../store/history/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useText, type TextId } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';
import { Chart, type Tone } from '../ui/chart/Chart';
import { Columns } from '../ui/chart/Columns';
import { ROOM } from '../ui/chart/scales';
import { writtenDay } from '../ui/dateField/days';
import { HistogramBars } from './HistogramBars';

interface Kind {
  of: HistogramKind;
  name: TextId;
  tone: Tone;
}

const OF_CALLS: readonly Kind[] = [
  { of: 'incoming', name: 'history.status.received', tone: 'accent' },
  { of: 'outgoing', name: 'history.status.made', tone: 'success' },
  { of: 'missed', name: 'history.status.missed', tone: 'danger' },
];

const OF_SERVICES: readonly Kind[] = [
  { of: 'incoming', name: 'history.incoming', tone: 'accent' },
  { of: 'outgoing', name: 'history.outgoing', tone: 'success' },
  { of: 'other', name: 'history.directionUnknown', tone: 'muted' },
];

/** The directions of a table; "unknown" only where there is such a row. */
function kindsOf(table: HistoryTable, bins: readonly HistogramBin[]): readonly Kind[] {
  const all = table === 'calls' ? OF_CALLS : OF_SERVICES;
  return all.filter(({ of }) => of !== 'other' || bins.some(({ counts }) => counts.other > 0));
}

function totalOf({ counts }: HistogramBin): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How the language on screen writes the days of a period, and the times in it. */
function useDayWords() {
  const t = useText();
  const { formatDate, locale } = useIntl();
  const format = useTimeFormat();
  const days = ({ from, to }: Period): string =>
    from === to
      ? writtenDay(from, locale)
      : t('history.days', { from: writtenDay(from, locale), to: writtenDay(to, locale) });
  return {
    days,
    hour: format.time,
    short: (at: number) => formatDate(at, { day: '2-digit', month: '2-digit' }),
  };
}

function isWithin(inner: Period, outer: Period): boolean {
  return outer.from <= inner.from && inner.to <= outer.to && (outer.from < inner.from || inner.to < outer.to);
}

/**
 * The wider period that the agent narrowed, to go back to. The focus goes to what takes the place of the pressed
 * button.
 */
function useNarrowing(period: Period, shown: unknown) {
  const request = useRequest();
  const [left, setLeft] = useState<Period | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (!follows.current) return;
    const next = place.current?.querySelector<HTMLElement>('.histogram__back, .histogram__bar[tabindex="0"]');
    if (next === undefined || next === null) return;
    follows.current = false;
    next.focus();
  }, [left, shown]);
  function go(next: Period, back: Period | null): void {
    follows.current = true;
    setLeft(back);
    request(periodRequested({ period: next }));
  }
  const wider = left !== null && isWithin(period, left) ? left : null;
  return {
    place,
    wider,
    narrow: (next: Period) => {
      if (isWithin(next, period)) go(next, wider ?? period);
    },
    widen: () => {
      if (wider !== null) go(wider, null);
    },
  };
}

interface Props {
  table: HistoryTable;
  /** The days that show. */
  period: Period;
}

/** When there was how much of what a table shows; its columns choose the days. */
export function Histogram({ table, period }: Props): ReactNode {
  const t = useText();
  const { formatNumber } = useIntl();
  const words = useDayWords();
  const histogram = useAppSelector(table === 'calls' ? selectCallHistogram : selectServiceHistogram);
  const { narrow, place, widen, wider } = useNarrowing(period, histogram);
  const { bins, unit } = histogram ?? { bins: [], unit: 'days' };
  const isByHour = unit === 'hour';
  const kinds = kindsOf(table, bins);
  const nameOf = (bin: HistogramBin) => (isByHour ? words.hour(bin.at) : words.days(bin.days));
  const columns = [
    t(isByHour ? 'figures.hour' : 'history.day'),
    ...kinds.map(({ name }) => t(name)),
    t('history.total'),
  ];
  const rows = bins.map((bin) => [
    nameOf(bin),
    ...kinds.map(({ of }) => formatNumber(bin.counts[of])),
    formatNumber(totalOf(bin)),
  ]);
  const series = kinds.map(({ name, of, tone }) => ({
    name: t(name),
    tone,
    values: bins.map(({ counts }) => counts[of]),
  }));
  const back = wider !== null && (
    <button type="button" className="button histogram__back" onClick={widen}>
      {t('history.backTo', { days: words.days(wider) })}
    </button>
  );
  const bars = isByHour ? undefined : (
    <HistogramBars
      bins={bins}
      nameOf={(bin) => t('history.bar', { days: nameOf(bin), count: totalOf(bin) })}
      onChoose={narrow}
    />
  );
  return (
    <div ref={place} className="histogram">
      <Chart
        name={isByHour ? 'history.volumeByHour' : 'history.volumeByDay'}
        table={{ columns, rows }}
        days={period.from === period.to ? period.from : `${period.from}-${period.to}`}
        legend={series}
        none="history.reading"
        tools={back}
        isOperable={!isByHour}
      >
        <Columns
          steps={bins.map((bin) => (isByHour ? words.hour(bin.at) : words.short(bin.at)))}
          series={series}
          isStacked
          amounts={2}
          room={ROOM.whole}
          controls={bars}
        />
      </Chart>
    </div>
  );
}
