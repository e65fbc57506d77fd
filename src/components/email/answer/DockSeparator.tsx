import { useState, type ReactNode } from 'react';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { mailHeightRequested } from '../../../store/layout/actions';
import { selectLayout } from '../../../store/layout/selectors';
import { useText } from '../../intl';
import { Separator, type Extent } from '../../ui/separator/Separator';

/** How much of the conversation's height the editor can take, and how much as delivered, in per cent. */
const HEIGHT = { min: 30, max: 80, usual: 40 } as const;

/** How far an arrow key moves its edge, in per cent. */
const STEP = 5;

function within(percent: number): number {
  return Math.round(Math.min(HEIGHT.max, Math.max(HEIGHT.min, percent)));
}

/** The height of the editor below the thread, in per cent of the conversation's: as the agent drew it, kept by login. */
export function useDockHeight(): Extent {
  const request = useRequest();
  const agent = useAppSelector(selectUser)?.login ?? '';
  const { mailHeight = HEIGHT.usual } = useAppSelector(selectLayout);
  const [drawn, setDrawn] = useState<number | null>(null);
  return {
    value: drawn ?? within(mailHeight),
    min: HEIGHT.min,
    max: HEIGHT.max,
    show: (percent) => setDrawn(within(percent)),
    keep: (percent) => {
      setDrawn(null);
      request(mailHeightRequested({ agent, percent: percent === null ? null : within(percent) }));
    },
  };
}

function percentPerPixel(line: HTMLElement): number {
  const whole = line.closest('.chat')?.clientHeight ?? 0;
  return whole === 0 ? 0 : 100 / whole;
}

/** The upper edge of the editor. */
export function DockSeparator({ height }: { height: Extent }): ReactNode {
  const t = useText();
  return (
    <Separator
      className="mail-dock__edge"
      label={t('answer.height')}
      axis="y"
      direction={-1}
      step={STEP}
      perPixel={percentPerPixel}
      extent={height}
    />
  );
}
