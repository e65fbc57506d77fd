import type { StampedAction } from '../stamp';
import type { LogAbout } from './exportLog';
import { stateOf } from './stateOf';
import { step } from './step';
import type { LogSegment } from './types';

/** The extension of DevTools sends every state as text: some 40 MB for so many actions, a hundred times that for ten times as many. */
const ACTIONS_KEPT = 500;

/** The segments at the end that follow on each other, as few as hold `wanted` actions. */
function tail(segments: readonly LogSegment[], wanted: number): LogSegment[] {
  const taken: LogSegment[] = [];
  let actions = 0;
  for (const segment of [...segments].reverse()) {
    taken.unshift(segment);
    actions += segment.actions.length;
    if (!segment.continues || actions >= wanted) break;
  }
  return taken;
}

/**
 * The end of a log as the file that Redux DevTools imports: `payload` and `preloadedState` are JSON
 * texts inside the JSON; `about` is for the console's own readers. Holds the last 500 actions at most and the state
 * before them.
 */
export function devtoolsFile(
  segments: readonly LogSegment[],
  wanted = ACTIONS_KEPT,
  about?: LogAbout,
): string {
  const last = tail(segments, wanted);
  const actions: StampedAction[] = last.flatMap((segment) => segment.actions);
  const skipped = Math.max(0, actions.length - wanted);
  const snapshot = stateOf(last[0]?.snapshot);
  if (snapshot === null) throw new Error('The log has no snapshot to begin with');
  const preloadedState = actions
    .slice(0, skipped)
    .reduce((before, action) => step(before, action).state, snapshot);
  return JSON.stringify({
    payload: JSON.stringify(actions.slice(skipped)),
    preloadedState: JSON.stringify(preloadedState),
    ...(about === undefined ? {} : { about }),
  });
}
