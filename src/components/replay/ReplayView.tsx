import { useMemo, useState, type ReactNode } from 'react';
import { useMediaQuery } from '../appearance/useMediaQuery';
import { Tabs, type Tab } from '../ui/tabs/Tabs';
import { AnomalyList } from './AnomalyList';
import type { Replay } from './engine';
import { answersIn } from './fact/answers';
import { LogPane } from './log/LogPane';
import { useLog } from './log/useLog';
import { ReplayControls } from './ReplayControls';
import { ReplaySummary } from './ReplaySummary';
import { ScreensView } from './screens/ScreensView';
import { Scrubber } from './time/Scrubber';
import { StateView } from './tree/StateView';
import { usePosition } from './usePosition';

type Part = 'log' | 'screens' | 'state' | 'anomalies';

/** An opened log: its actions, the screens and the state at one of them, and the way through. */
export function ReplayView({ replay }: { replay: Replay }): ReactNode {
  const at = usePosition(replay);
  const { timeline } = replay;
  const log = useLog(timeline.entries);
  const answers = useMemo(() => answersIn(log.index), [log.index]);
  const isNarrow = useMediaQuery('(max-width: 1299px)');
  const [chosen, setChosen] = useState<Part>('screens');
  const { position, seek } = at;
  const actions = <LogPane {...{ replay, log, answers, position }} onSeek={seek} />;
  const rest: Tab<Part>[] = [
    { key: 'screens', name: 'replay.screens', content: <ScreensView replay={replay} position={position} /> },
    { key: 'state', name: 'replay.state', content: <StateView replay={replay} position={position} /> },
    {
      key: 'anomalies',
      name: 'replay.anomalies',
      content: <AnomalyList timeline={timeline} position={position} onSeek={seek} />,
    },
  ];
  const tabs: Tab<Part>[] = isNarrow
    ? [{ key: 'log', name: 'replay.actions', content: actions }, ...rest]
    : rest;
  // The log has no tab where it stands beside the others.
  const current = !isNarrow && chosen === 'log' ? 'screens' : chosen;
  return (
    <>
      <ReplaySummary timeline={timeline} />
      <ReplayControls at={at} entries={timeline.entries} />
      <Scrubber timeline={timeline} at={at} shown={log.isFiltered ? log.shown : null} />
      <div className="replay__panes">
        {!isNarrow && actions}
        <div className="replay__parts">
          <Tabs label="replay.parts" tabs={tabs} current={current} onChoose={setChosen} />
        </div>
      </div>
    </>
  );
}
