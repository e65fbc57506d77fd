import type { StampedAction } from '../stamp';
import { logFile } from './exportLog';
import { pseudonymsFor } from './pseudonyms';
import type { LogCut } from './recorder';
import { redactedSegment } from './redactedSegment';
import { stateHashInSteps } from './stateHash';
import { redactState } from './stateRedaction';
import type { LogFile, LogSegment } from './types';

type Rename = (value: unknown) => Generator<void, unknown>;

function* renamedSegment(segment: LogSegment, rename: Rename): Generator<void, LogSegment> {
  const actions: StampedAction[] = [];
  const snapshot = yield* rename(segment.snapshot);
  for (const action of segment.actions) actions.push({ ...action, payload: yield* rename(action.payload) });
  return { ...segment, snapshot, actions };
}

/** Each segment as `step` makes it. */
function* each(
  segments: readonly LogSegment[],
  step: (segment: LogSegment) => Generator<void, LogSegment>,
): Generator<void, LogSegment[]> {
  const made: LogSegment[] = [];
  for (const segment of segments) made.push(yield* step(segment));
  return made;
}

/**
 * The log with pseudonyms for everybody in it: the same person has the same one in all of the file. The hash is that of
 * the live state with the same pseudonyms. In steps: a snapshot with 50,000 contacts takes a second.
 */
export function* pseudonymousLog(
  cut: LogCut,
  segments: readonly LogSegment[],
  at: number,
): Generator<void, LogFile> {
  const redacted = yield* each(segments, redactedSegment);
  const live = redactState(cut.state);
  const rename = yield* pseudonymsFor([
    live,
    ...redacted.flatMap(({ snapshot, actions }) => [snapshot, ...actions.map(({ payload }) => payload)]),
  ]);
  const renamed = yield* each(redacted, (segment) => renamedSegment(segment, rename));
  const hash = yield* stateHashInSteps(yield* rename(live));
  return logFile(cut, renamed, at, hash);
}
