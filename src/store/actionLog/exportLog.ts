import { FORMAT, SCHEMA } from './format';
import type { LogCut } from './recorder';
import { stateHash } from './stateHash';
import { redactState } from './stateRedaction';
import type { LogFile, LogHeader, LogSegment } from './types';

/**
 * The kept segments up to the moment of the cut: those of other pages first, then those of this page.
 * Throws with code `storage` when the store of the log does not have all of it.
 */
export function segmentsUpTo(cut: LogCut, stored: readonly LogSegment[]): LogSegment[] {
  const last = stored.find(({ id }) => id === cut.segment);
  if (last === undefined || last.actions.length < cut.actions) {
    throw Object.assign(new Error('The log was not kept'), { code: 'storage' });
  }
  const own = stored.filter(({ page, id }) => page === last.page && id < last.id);
  const others = stored.filter(({ page }) => page !== last.page);
  return [...others, ...own, { ...last, actions: last.actions.slice(0, cut.actions) }];
}

/** What every file of the log tells of itself. */
export type LogAbout = Pick<LogHeader, 'app' | 'build' | 'session' | 'schema'>;

/** Who recorded the log up to the cut. */
export function aboutOf({ app, build, session }: LogCut): LogAbout {
  return { app, ...(build === undefined ? {} : { build }), session, schema: SCHEMA };
}

/** The whole log as a file of the moment `at` (ms), with the hash of the state that the live store had at the cut. */
export function logFile(
  cut: LogCut,
  segments: readonly LogSegment[],
  at: number,
  finalStateHash = stateHash(redactState(cut.state)),
): LogFile {
  return {
    header: {
      format: FORMAT,
      ...aboutOf(cut),
      startedAt: segments[0]?.startedAt ?? at,
      exportedAt: at,
      actions: segments.reduce((sum, { actions }) => sum + actions.length, 0),
      finalStateHash,
    },
    segments: [...segments],
  };
}

function segmentText({ actions, ...head }: LogSegment): string {
  const lines = actions.map((action) => JSON.stringify(action)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"actions":[\n${lines}\n]}`;
}

/** A log file as text: JSON with one segment head and one action a line, so that two can be compared; in steps. */
export function* logText({ header, segments }: LogFile): Generator<void, string> {
  const parts: string[] = [];
  for (const segment of segments) {
    parts.push(segmentText(segment));
    yield;
  }
  return `{"header":${JSON.stringify(header)},"segments":[\n${parts.join(',\n')}\n]}\n`;
}
