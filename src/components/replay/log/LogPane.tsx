import { useRef, type ReactNode } from 'react';
import type { Replay } from '../engine';
import type { Answers } from '../fact/answers';
import { FactView } from '../fact/FactView';
import { ActionList } from './ActionList';
import { LogFilters } from './LogFilters';
import type { Log } from './useLog';

interface Props {
  replay: Replay;
  log: Log;
  answers: Answers;
  position: number;
  onSeek: (position: number) => void;
}

/** The actions of a log, what is looked for among them, and what the chosen one did. */
export function LogPane({ replay, log, answers, position, onSeek }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className="replay__log">
      <LogFilters log={log} onLeave={() => list.current?.focus()} />
      <ActionList entries={log.shown} position={position} onSeek={onSeek} list={list} />
      <FactView replay={replay} log={log} answers={answers} position={position} onSeek={onSeek} />
    </div>
  );
}
