import * as v from 'valibot';
import { devtoolsFile } from './devtoolsFile';
import { aboutOf, logFile, logText, segmentsUpTo } from './exportLog';
import { segmentSchema } from './logSchema';
import { pseudonymousLog } from './pseudonymousLog';
import type { LogCut } from './recorder';
import type { LogSegment } from './types';
import { upcastSegment } from './upcasters';

function segmentsOf(records: readonly unknown[]): LogSegment[] {
  return records.flatMap((record) => {
    const { success, output } = v.safeParse(segmentSchema, record);
    return success ? [output] : [];
  });
}

/** The log as a file of the moment `at` (ms), from the kept records of its segments, and how many actions it holds. */
export function handedOut(
  format: 'devtools' | 'full' | 'pseudonyms',
  cut: LogCut,
  records: readonly unknown[],
  at: number,
): { text: string; entries: number } {
  const segments = segmentsUpTo(cut, segmentsOf(records));
  const log = format === 'pseudonyms' ? pseudonymousLog(cut, segments, at) : logFile(cut, segments, at);
  return {
    text:
      format === 'devtools'
        ? devtoolsFile(segments.map(upcastSegment), undefined, aboutOf(cut))
        : logText(log),
    entries: log.header.actions,
  };
}
