import { hasOddities, type Oddities } from './decode/oddities';

/** What was odd about one read or event; `source` is the path without ids, or the event's name. */
export interface WireReport {
  source: string;
  oddities: Oddities;
}

/** Where readers report what was odd, for whoever records it. */
export interface WireReports {
  /** Reports a read to the listener; nothing where nothing was odd. */
  report(source: string, oddities: Oddities): void;
  /** Hears every later report; the answer ends it. */
  subscribe(listener: (report: WireReport) => void): () => void;
}

/** Reports that nobody hears yet. */
export function createWireReports(): WireReports {
  const listeners = new Set<(report: WireReport) => void>();
  return {
    report(source, oddities) {
      if (hasOddities(oddities)) for (const listener of [...listeners]) listener({ source, oddities });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
