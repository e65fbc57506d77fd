import { createEmitter } from '../lib/emitter';
import type { TracedRequest, TracedSipMessage } from '../store/trace/types';

/** What passed between the console and a server. */
export type TraceEvent =
  | { kind: 'request'; request: TracedRequest }
  | { kind: 'sipMessage'; message: TracedSipMessage };

/** Where services report what passed, for whoever records it. */
export interface Trace {
  report(event: TraceEvent): void;
  /** Hears every later event; the answer ends it. */
  subscribe(listener: (event: TraceEvent) => void): () => void;
}

/** Reports that nobody hears yet. */
export function createTrace(): Trace {
  const { emit, subscribe } = createEmitter<TraceEvent>();
  return { report: emit, subscribe };
}
