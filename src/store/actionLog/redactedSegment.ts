import type { StampedAction } from '../stamp';
import { isRecorded, redactAction } from './redaction';
import { redactState } from './stateRedaction';
import type { LogSegment } from './types';
import { upcastSegment } from './upcasters';

/** A segment as this version would have recorded it: an older one masked less. In steps, one for each action. */
export function* redactedSegment(segment: LogSegment): Generator<void, LogSegment> {
  const { snapshot, actions, ...head } = upcastSegment(segment);
  yield;
  const redacted: StampedAction[] = [];
  for (const action of actions.filter(isRecorded)) {
    redacted.push(redactAction(action));
    yield;
  }
  return {
    ...head,
    snapshot: typeof snapshot === 'object' && snapshot !== null ? redactState(snapshot) : snapshot,
    actions: redacted,
  };
}

/** Segments as the build that is running hands them out: what another one recorded is masked by the present rules. */
export function* segmentsFor(
  build: string | undefined,
  segments: readonly LogSegment[],
): Generator<void, LogSegment[]> {
  const made: LogSegment[] = [];
  for (const segment of segments) {
    const isOwn = build !== undefined && segment.build === build;
    made.push(isOwn ? segment : yield* redactedSegment(segment));
  }
  return made;
}
