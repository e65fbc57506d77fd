import type { ReactNode } from 'react';
import type { StatusSpan } from '../../store/dayStats/types';
import { lookOf } from '../agent/statusLook';
import { useStatusWord } from '../agent/useStatusWord';
import { useText, type TextId } from '../intl';
import { useTimeFormat } from '../time/useTimeFormat';
import { Band } from '../ui/chart/Band';
import { Chart, type LegendEntry, type Tone } from '../ui/chart/Chart';
import type { PictureProps } from './picture';

const TONES: ReadonlyMap<TextId | null, Tone> = new Map<TextId | null, Tone>([
  ['agent.available', 'success'],
  ['agent.busy', 'accent'],
  ['agent.paused', 'warning'],
]);

/** The status pill has one colour for busy and unavailable, which stand side by side here. */
function toneOf({ status }: StatusSpan): Tone {
  return TONES.get(lookOf(status).word) ?? 'muted';
}

/** Status ao longo do dia: a band, and how long the agent was what in all. */
export function StatusBand({ course, span, days }: PictureProps): ReactNode {
  const t = useText();
  const word = useStatusWord();
  const format = useTimeFormat();
  const wordOf = ({ reason, status }: StatusSpan) => word(status, reason === '' ? null : reason);
  const spans = course.statuses.map((one) => ({
    ...one,
    word: wordOf(one),
    // Pauses of all reasons are one thing in the legend.
    kind: wordOf({ ...one, reason: null }),
    tone: toneOf(one),
    ms: one.to - one.from,
  }));
  const kinds = [...new Set(spans.map(({ kind }) => kind))];
  const legend = kinds.flatMap((kind): LegendEntry[] => {
    const ofKind = spans.filter((one) => one.kind === kind);
    const [first] = ofKind;
    const ms = ofKind.reduce((sum, one) => sum + one.ms, 0);
    return first === undefined ? [] : [{ tone: first.tone, name: [kind, format.elapsed(ms)].join(' ') }];
  });
  const columns = [t('figures.start'), t('figures.end'), t('figures.status'), t('figures.duration')];
  const rows = spans.map((one) => [
    format.time(one.from),
    format.time(one.to),
    one.word,
    format.elapsed(one.ms),
  ]);
  return (
    <Chart
      name="figures.statuses"
      table={{ columns, rows }}
      days={days}
      legend={legend}
      none="figures.noStatuses"
    >
      <Band
        stretches={spans.map(({ from, to, tone }, index) => ({
          from,
          to,
          tone,
          said: (rows[index] ?? []).join(' · '),
        }))}
        {...span}
        nameOf={format.time}
      />
    </Chart>
  );
}
