import * as v from 'valibot';
import { devtoolsFile } from './devtoolsFile';
import { aboutOf, logFile, logText, segmentsUpTo } from './exportLog';
import { segmentSchema } from './logSchema';
import { pseudonymousLog } from './pseudonymousLog';
import type { LogCut } from './recorder';
import { segmentsFor } from './redactedSegment';
import type { LogSegment } from './types';
import { upcastSegment } from './upcasters';

/** The text of a log file, and how many actions it holds. */
export interface LogText {
  text: string;
  entries: number;
}

function* segmentsOf(records: readonly unknown[]): Generator<void, LogSegment[]> {
  const segments: LogSegment[] = [];
  for (const record of records) {
    const { success, output } = v.safeParse(segmentSchema, record);
    if (success) segments.push(output);
    yield;
  }
  return segments;
}

/**
 * The log as a file of the moment `at` (ms), from the kept records of its segments, and how many actions it holds. In
 * steps, between which the browser can have its turn.
 */
export function* handedOut(
  format: 'devtools' | 'full' | 'pseudonyms',
  cut: LogCut,
  records: readonly unknown[],
  at: number,
): Generator<void, LogText> {
  const segments = yield* segmentsFor(cut.build, segmentsUpTo(cut, yield* segmentsOf(records)));
  const log =
    format === 'pseudonyms' ? yield* pseudonymousLog(cut, segments, at) : logFile(cut, segments, at);
  return {
    text:
      format === 'devtools'
        ? devtoolsFile(segments.map(upcastSegment), undefined, aboutOf(cut))
        : yield* logText(log),
    entries: log.header.actions,
  };
}
