import { logFile } from './exportLog';
import { pseudonymsFor } from './pseudonyms';
import type { LogCut } from './recorder';
import { isRecorded, redactAction } from './redaction';
import { stateHash } from './stateHash';
import { redactState } from './stateRedaction';
import type { LogFile, LogSegment } from './types';
import { upcastSegment } from './upcasters';

/** A segment as this version would have recorded it: an older one masked less. */
function redactedSegment(segment: LogSegment): LogSegment {
  const { snapshot, actions, ...head } = upcastSegment(segment);
  return {
    ...head,
    snapshot: typeof snapshot === 'object' && snapshot !== null ? redactState(snapshot) : snapshot,
    actions: actions.filter(isRecorded).map(redactAction),
  };
}

/**
 * The log with pseudonyms for everybody in it: the same person has the same one in all of the file. The hash is that of
 * the live state with the same pseudonyms.
 */
export function pseudonymousLog(cut: LogCut, segments: readonly LogSegment[], at: number): LogFile {
  const redacted = segments.map(redactedSegment);
  const live = redactState(cut.state);
  const rename = pseudonymsFor([
    live,
    ...redacted.flatMap(({ snapshot, actions }) => [snapshot, ...actions.map(({ payload }) => payload)]),
  ]);
  const renamed = redacted.map((segment): LogSegment => ({
    ...segment,
    snapshot: rename(segment.snapshot),
    actions: segment.actions.map((action) => ({ ...action, payload: rename(action.payload) })),
  }));
  const { header } = logFile(cut, renamed, at);
  return {
    header: { ...header, finalStateHash: stateHash(rename(live)) },
    segments: renamed,
  };
}
