import type { RootState } from '../rootReducer';
import type { StampedAction } from '../stamp';
import { isRecorded, redactAction } from './redaction';
import { redactState } from './stateRedaction';
import type { LogBatch, SegmentHeader } from './types';

/** Where the log is kept; rejects where it cannot be. Writes arrive in order. */
export interface LogSink {
  begin(segment: SegmentHeader): Promise<void>;
  append(batch: LogBatch): Promise<void>;
}

/** A segment that is being written. */
export interface OpenSegment {
  /** The head, with the state itself as its snapshot; null once it is in the sink. */
  head: (Omit<SegmentHeader, 'snapshot'> & { snapshot: RootState }) | null;
  id: string;
  /** Actions that it takes. */
  capacity: number;
  /** Actions so far, written or not. */
  length: number;
  batches: number;
  pending: StampedAction[];
}

/** How a segment gets to where the log is kept. */
export type WriteSegment = (segment: OpenSegment, sink: LogSink) => Promise<void>[];

/** Writes what is new in a segment, redacted: its head once, then a batch of actions. */
export function writeSegment(segment: OpenSegment, sink: LogSink): Promise<void>[] {
  const writes: Promise<void>[] = [];
  if (segment.head !== null) {
    writes.push(sink.begin({ ...segment.head, snapshot: redactState(segment.head.snapshot) }));
    segment.head = null;
  }
  if (segment.pending.length > 0) {
    const actions = segment.pending.filter(isRecorded).map(redactAction);
    writes.push(sink.append({ segment: segment.id, index: segment.batches, actions }));
    segment.batches += 1;
    segment.pending = [];
  }
  return writes;
}
