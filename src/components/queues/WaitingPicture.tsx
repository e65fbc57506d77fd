import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MINUTE_MS, dayOf } from '../../lib/time';
import { selectWaitingThresholds } from '../../store/config/settingsSelectors';
import { useAppSelector } from '../../store/hooks';
import { selectQueueBoard, type QueueWait } from '../../store/queues/boardSelectors';
import { waitLevel } from '../conversations/row/WaitingPill';
import { T, useText } from '../intl';
import { useNow } from '../time/useNow';
import { useWaitWords } from '../time/useWaited';
import { Bars } from '../ui/chart/Bars';
import { Chart, type Tone } from '../ui/chart/Chart';

const TONES: Readonly<Record<ReturnType<typeof waitLevel>, Tone>> = {
  short: 'accent',
  long: 'warning',
  late: 'danger',
};

/**
 * Espera por fila: how many wait in each queue in which somebody does, in the colour of how long the first of them has.
 * The table and the file have all queues.
 */
export function WaitingPicture(): ReactNode {
  const t = useText();
  const { formatNumber } = useIntl();
  const waited = useWaitWords();
  const now = useNow();
  const thresholds = useAppSelector(selectWaitingThresholds);
  const waits = useAppSelector(selectQueueBoard);
  const minutesOf = ({ since }: QueueWait) =>
    since === null ? null : Math.max(0, Math.floor((now - since) / MINUTE_MS));
  const countOf = ({ count }: QueueWait) => (count === null ? t('board.unknown') : formatNumber(count));
  const longestOf = (wait: QueueWait) => {
    const minutes = minutesOf(wait);
    if (minutes !== null) return waited(minutes);
    return t(wait.count === 0 ? 'board.nobody' : 'board.unknown');
  };
  const busy = waits.filter(({ count }) => count !== 0);
  const table = {
    columns: [t('chat.queue'), t('board.waiting'), t('board.longest')],
    rows: waits.map((wait) => [wait.queue, countOf(wait), longestOf(wait)]),
  };
  return (
    <Chart name="board.picture" table={table} days={dayOf(new Date(now))} none="queues.none">
      {busy.length === 0 && (
        <p className="chart__none">
          <T id="board.nobody" />
        </p>
      )}
      <Bars
        bars={busy.map((wait) => ({
          name: wait.queue,
          value: wait.count ?? 0,
          said: countOf(wait),
          tone: TONES[waitLevel(minutesOf(wait) ?? 0, thresholds)],
        }))}
      />
    </Chart>
  );
}
