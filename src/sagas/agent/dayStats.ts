import * as v from 'valibot';
import { pageOf } from '../../store/actionLog/format';
import type { Recorder } from '../../store/actionLog/recorder';
import { PAUSED } from '../../store/agentStatus';
import { selectUser } from '../../store/auth/selectors';
import { toFailure } from '../../lib/failure';
import * as figures from '../../store/dayStats/actions';
import { countDay, midnightBefore, type DayCount, type LogStart } from '../../store/dayStats/count';
import { isStamped } from '../../store/stamp';
import { services } from '../core/context';
import { call, getContext, put, select, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker, type Worker } from '../core/workers';

/** Read and counted at one go: some thousand facts, a few ms; in between the page does what it has to. */
const BATCHES_AT_ONCE = 10;

/** What of a snapshot tells where the log begins. */
const headSchema = v.object({
  startedAt: v.number(),
  snapshot: v.object({
    auth: v.object({ user: v.nullable(v.object({ fullName: v.string() })) }),
    agent: v.object({
      status: v.number(),
      pauseReason: v.nullable(v.string()),
      since: v.nullable(v.number()),
    }),
  }),
});

const UNKNOWN: LogStart = { agent: null, pause: null };

/** Who was signed in, and in which pause, where a segment begins. */
function* startOf(id: string): SagaGenerator<LogStart> {
  const { actionLog } = yield* call(services);
  const parsed = v.safeParse(headSchema, yield* call(actionLog.head, id));
  if (!parsed.success) return UNKNOWN;
  const { snapshot, startedAt } = parsed.output;
  const { pauseReason, since, status } = snapshot.agent;
  return {
    agent: snapshot.auth.user?.fullName ?? null,
    pause: status === PAUSED ? { reason: pauseReason ?? '', since: since ?? startedAt } : null,
    ...(since === null
      ? {}
      : { status: { status, reason: status === PAUSED ? (pauseReason ?? '') : null, since } }),
  };
}

/** The segments of each page from the one on in which a moment lies; all where its log does not reach so far back. */
function* segmentsSince(from: number): SagaGenerator<string[]> {
  const { actionLog } = yield* call(services);
  const ids = yield* call(actionLog.ids);
  const since: string[] = [];
  const done = new Set<string>();
  for (const id of [...ids].reverse()) {
    const page = pageOf(id);
    if (done.has(page)) continue;
    since.unshift(id);
    const [first] = yield* call(actionLog.actions, id, 0, 1);
    if (isStamped(first) && first.meta.at < from) done.add(page);
  }
  return since;
}

function* countSegment(id: string, count: DayCount): SagaGenerator<void> {
  const { actionLog } = yield* call(services);
  for (let from = 0; ; from += BATCHES_AT_ONCE) {
    const facts = yield* call(actionLog.actions, id, from, BATCHES_AT_ONCE);
    if (facts.length === 0) return;
    count.take(facts);
  }
}

function* countToday(agent: string): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const recorder = yield* getContext<Recorder | undefined>('recorder');
  if (recorder !== undefined) yield* call(recorder.flush);
  const at = clock.now();
  const from = midnightBefore(at);
  const ids = yield* call(segmentsSince, from);
  const start = ids[0] === undefined ? UNKNOWN : yield* call(startOf, ids[0]);
  const count = countDay(agent, { from, to: at }, start);
  for (const id of ids) yield* call(countSegment, id, count);
  yield* put(figures.counted({ stats: count.figures() }));
}

function* read(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  try {
    yield* call(countToday, user.fullName);
  } catch (error) {
    yield* put(figures.countFailed(toFailure(error)));
  }
}

/** Counts what the agent did today, from the log of this browser. */
export const dayStatsWorkers: readonly Worker[] = [
  worker('leading', [figures.readRequested], guarded('dayFigures', read)),
];
