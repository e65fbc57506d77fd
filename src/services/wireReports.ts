import { createEmitter } from '../lib/emitter';
import type { ListPart } from '../store/wire/types';
import { hasOddities, type Oddities } from './decode/oddities';

/** What was odd about one read or event; `source` is the path without ids, or the event's name. */
export interface WireReport {
  source: string;
  oddities: Oddities;
  /** The list on screen that was read; absent: none says what is missing. */
  shownIn?: ListPart;
}

/** Where readers report what was odd, for whoever records it. */
export interface WireReports {
  /** Reports a read to the listener; where nothing was odd, only that of a list on screen. */
  report(source: string, oddities: Oddities, shownIn?: ListPart): void;
  /** Hears every later report; the answer ends it. */
  subscribe(listener: (report: WireReport) => void): () => void;
}

/** Reports that nobody hears yet. */
export function createWireReports(): WireReports {
  const { emit, subscribe } = createEmitter<WireReport>();
  return {
    report(source, oddities, shownIn) {
      if (shownIn === undefined && !hasOddities(oddities)) return;
      emit({ source, oddities, ...(shownIn === undefined ? {} : { shownIn }) });
    },
    subscribe,
  };
}
