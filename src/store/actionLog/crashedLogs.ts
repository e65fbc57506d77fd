import * as v from 'valibot';
import { pageHidden } from '../app/actions';
import type { RootState } from '../rootReducer';
import type { CrashedLog } from '../ui/types';
import { devtoolsFile } from './devtoolsFile';
import type { LogText } from './handedOut';
import { segmentSchema } from './logSchema';
import { segmentsFor } from './redactedSegment';
import { stateOf } from './stateOf';
import { step } from './step';
import type { LogSegment } from './types';
import { upcastSegment } from './upcasters';

/** A page goes on for up to this long after it announced that it goes, ms; if it goes on longer, it came back. */
const GOING_MS = 5_000;

/** Where every tab works none is known to be the one that does: one that was still for so long no longer lives, ms. */
const STILL_MS = 60_000;

function segmentOf(record: unknown): LogSegment | null {
  const { success, output } = v.safeParse(segmentSchema, record);
  return success ? upcastSegment(output) : null;
}

/** Whether the last that the page did was to go: a reload, a close, another address. */
function saidThatItGoes({ actions }: LogSegment, endedAt: number): boolean {
  const said = actions.findLast(({ type }) => type === pageHidden.type);
  return said !== undefined && endedAt - said.meta.at <= GOING_MS;
}

/** Whether it was a page that works, and does no more: another one that asks has the lead by now, if there is one. */
function isOver({ leader }: RootState['page'], endedAt: number, now: number): boolean {
  return leader === 'mine' || (leader === 'unknown' && now - endedAt >= STILL_MS);
}

/**
 * When the page with this last segment crashed, as far as can be said at `now`, ms; null for one that ended otherwise. A page
 * that crashed had an agent signed in and was a tab that works, and did not say that it goes.
 */
export function crashOf(record: unknown, now: number): CrashedLog | null {
  const segment = segmentOf(record);
  const snapshot = stateOf(segment?.snapshot);
  if (segment === null || snapshot === null) return null;
  const { actions, page, startedAt } = segment;
  const endedAt = actions.at(-1)?.meta.at ?? startedAt;
  if (saidThatItGoes(segment, endedAt)) return null;
  const last = actions.reduce((before, action) => step(before, action).state, snapshot);
  return last.auth.user !== null && isOver(last.page, endedAt, now) ? { page, endedAt } : null;
}

/**
 * The end of a page's log for Redux DevTools as `build` hands it out, from the kept records of all segments, and how many
 * actions are kept of that page; null when it is gone. In steps, between which the browser can have its turn.
 */
export function* crashedFile(
  page: string,
  records: readonly unknown[],
  build: string | undefined,
): Generator<void, LogText | null> {
  const kept = records.flatMap((record) => segmentOf(record) ?? []).filter((one) => one.page === page);
  const segments = yield* segmentsFor(build, kept);
  const last = segments.at(-1);
  if (last === undefined) return null;
  const entries = segments.reduce((sum, { actions }) => sum + actions.length, 0);
  const { app, schema } = last;
  const about = { app, ...(last.build === undefined ? {} : { build: last.build }), session: page, schema };
  return { text: devtoolsFile(segments, undefined, about), entries };
}
