import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { selectUser } from '../../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { paneWidthRequested } from '../../../store/layout/actions';
import { selectPaneWidth } from '../../../store/layout/selectors';
import type { SidePane } from '../../../store/layout/types';
import { useAtLeast } from '../../frame/useAtLeast';
import { useText } from '../../intl/useText';
import { PANE_WIDTHS } from '../../theme';
import { Separator, type Extent } from './Separator';
import './separator.css';

/** How far an arrow key moves the edge, px. */
const STEP = 16;

const PROPERTY: Readonly<Record<SidePane, string>> = { list: '--list-width', customer: '--customer-width' };

/** The width of a pane, px: as the agent drew it, kept by login. */
function useWidth(pane: SidePane): Extent {
  const request = useRequest();
  const agent = useAppSelector(selectUser)?.login ?? '';
  const kept = useAppSelector((state) => selectPaneWidth(state, pane));
  const [drawn, setDrawn] = useState<number | null>(null);
  const isRoomy = useAtLeast('roomy');
  const { min, max, usual, roomy } = PANE_WIDTHS[pane];
  const within = (wanted: number) => Math.round(Math.min(max, Math.max(min, wanted)));
  return {
    value: drawn ?? within(kept ?? (isRoomy ? roomy : usual)),
    min,
    max,
    show: (wanted) => setDrawn(within(wanted)),
    keep: (wanted) => {
      setDrawn(null);
      request(paneWidthRequested({ agent, pane, width: wanted === null ? null : within(wanted) }));
    },
  };
}

/** The edge of a pane beside the conversation. It hands the width to what it stands in, as a custom property. */
export function PaneSeparator({ pane }: { pane: SidePane }): ReactNode {
  const t = useText();
  const line = useRef<HTMLDivElement>(null);
  const width = useWidth(pane);

  useLayoutEffect(() => {
    line.current?.parentElement?.style.setProperty(PROPERTY[pane], `${width.value}px`);
  }, [pane, width.value]);

  return (
    <Separator
      ref={line}
      className={`pane-separator pane-separator--${pane}`}
      label={t(`frame.width.${pane}`)}
      axis="x"
      direction={pane === 'list' ? 1 : -1}
      step={STEP}
      extent={width}
    />
  );
}
