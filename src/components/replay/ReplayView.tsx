import type { ReactNode } from 'react';
import { ActionList } from './ActionList';
import type { Replay } from './engine';
import { ReplayControls } from './ReplayControls';
import { ReplaySummary } from './ReplaySummary';
import { StateView } from './StateView';
import { usePosition } from './usePosition';

/** An opened log: its actions, the state at one of them, and the way through. */
export function ReplayView({ replay }: { replay: Replay }): ReactNode {
  const at = usePosition(replay);
  const { timeline } = replay;
  return (
    <>
      <ReplayControls at={at} last={timeline.entries.length} />
      <div className="replay__panes">
        <ActionList entries={timeline.entries} position={at.position} onSeek={at.seek} />
        <StateView replay={replay} position={at.position} />
        <ReplaySummary timeline={timeline} onSeek={at.seek} />
      </div>
    </>
  );
}
