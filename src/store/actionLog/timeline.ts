import type { RootState } from '../rootReducer';
import { anomalyOf } from './anomalies';
import { stateHash } from './stateHash';
import { redactState } from './stateRedaction';
import { step } from './step';
import type { Anomaly, ReadLog, ReadSegment, LogTimeline, TimelineEntry } from './types';

/** Every so many actions a state is kept; those between are folded again when they are asked for. */
const CHECKPOINT = 64;

/** The hash of a state over the domains that the recording had. */
function hashOver({ domains }: ReadSegment, state: RootState): string {
  const redacted = Object.entries(redactState(state));
  return stateHash(Object.fromEntries(redacted.filter(([domain]) => domains.includes(domain))));
}

function brokenJoint(segment: ReadSegment, before: RootState, position: number): Anomaly[] {
  if (!segment.continues || hashOver(segment, before) === hashOver(segment, segment.snapshot)) return [];
  const { startedAt: at } = segment;
  return [{ position, at, kind: 'snapshotDiffers', type: '', detail: segment.app }];
}

/** Where a segment begins: the position of its snapshot. */
interface Start {
  position: number;
  segment: ReadSegment;
}

/** What stays of one pass over the log. */
interface Pass {
  starts: readonly Start[];
  entries: readonly TimelineEntry[];
  anomalies: readonly Anomaly[];
  /** States by position, at least every `CHECKPOINT` actions of a segment. */
  kept: ReadonlyMap<number, RootState>;
  last: RootState;
}

function pass(segments: ReadLog['segments']): Pass {
  const starts: Start[] = [];
  const entries: TimelineEntry[] = [];
  const anomalies: Anomaly[] = [];
  const kept = new Map<number, RootState>();
  let state = segments[0].snapshot;
  for (const [index, segment] of segments.entries()) {
    anomalies.push(...brokenJoint(segment, state, entries.length));
    starts.push({ position: entries.length, segment });
    state = segment.snapshot;
    for (const action of segment.actions) {
      const { state: next, effect, detail } = step(state, action);
      const entry = { position: entries.length + 1, action, segment: index, effect };
      const anomaly = anomalyOf(entry, detail);
      if (anomaly !== null) anomalies.push(anomaly);
      entries.push(entry);
      state = next;
      if (entries.length % CHECKPOINT === 0) kept.set(entries.length, state);
    }
  }
  return { starts, entries, anomalies, kept, last: state };
}

/** Replays a log from end to end, once; any state of it can be had again afterwards. */
export function replayLog(log: ReadLog): LogTimeline {
  const { starts, entries, anomalies, kept, last } = pass(log.segments);

  /** The state from which `position` is reached by actions alone, and where it stands. */
  function nearest(position: number, start: Start): { from: number; state: RootState } {
    const from = position - (position % CHECKPOINT);
    const state = from > start.position ? kept.get(from) : undefined;
    return state === undefined ? { from: start.position, state: start.segment.snapshot } : { from, state };
  }

  function foldTo(position: number, start: Start): RootState {
    const { from, state } = nearest(position, start);
    const actions = entries.slice(from, position);
    return actions.reduce((before, { action }) => step(before, action).state, state);
  }

  const first: Start = { position: 0, segment: log.segments[0] };
  const clamped = (position: number) => Math.max(0, Math.min(entries.length, Math.floor(position)));
  return {
    log,
    entries,
    anomalies,
    finalHash: hashOver(log.segments.at(-1) ?? log.segments[0], last),
    stateAt: (asked) => {
      const position = clamped(asked);
      // A segment that begins at the last position is one without actions: its snapshot is the state.
      const isStart = position === entries.length ? starts : starts.filter((one) => one.position < position);
      return foldTo(position, isStart.at(-1) ?? first);
    },
    stateBefore: (asked) => {
      const position = clamped(asked);
      return foldTo(
        Math.max(0, position - 1),
        starts.filter((one) => one.position < position).at(-1) ?? first,
      );
    },
  };
}
