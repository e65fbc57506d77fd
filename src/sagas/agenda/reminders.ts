import type { Claim } from '../../services/storage/schedule';
import * as schedule from '../../store/schedule/actions';
import { selectUpcoming } from '../../store/schedule/listSelectors';
import { selectSchedule } from '../../store/schedule/selectors';
import type { ScheduledCall } from '../../store/schedule/types';
import { agendaServices, services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { without, withKnown, type Known } from './scheduleDisk';

/** The agenda is looked at this often at least (spec 2 §9): a clock may be set. */
const CHECK_MS = 10_000;

/** A hidden tab waits this much longer, so that a visible one shows the reminder. */
const HIDDEN_MS = 1_500;

/** How long to sleep, ms: until the next reminder, and no longer than until the next look. */
export function* timeToNextReminder(): SagaGenerator<number> {
  const { browser, clock } = yield* call(services);
  const [next] = yield* select(selectUpcoming);
  if (next === undefined) return CHECK_MS;
  const at = next.remindAt + (browser.isVisible() ? 0 : HIDDEN_MS);
  return Math.min(CHECK_MS, Math.max(0, at - clock.now()));
}

/** When the disk cannot be read, this tab shows the reminder: rather twice than never. */
function* claim(agent: string, event: ScheduledCall, known: Known): SagaGenerator<Claim> {
  const { schedule: storage } = yield* call(agendaServices);
  const { clock } = yield* call(services);
  const at = clock.now();
  try {
    return yield* call(storage.claim, agent, event, at, Object.hasOwn(known, event.id));
  } catch {
    return { isMine: true, event: { ...event, remindedAt: at, changedAt: at } };
  }
}

interface Outcome {
  told: readonly ScheduledCall[];
  others: readonly ScheduledCall[];
  removedIds: readonly string[];
}

/** What the agent changed while the disk was asked stays as they left it. */
function* tell(due: readonly ScheduledCall[], { told, others, removedIds }: Outcome): SagaGenerator<void> {
  const { events: now } = yield* select(selectSchedule);
  const untouched = new Set(due.filter((event) => now[event.id] === event).map(({ id }) => id));
  const events = others.filter(({ id }) => untouched.has(id));
  const removed = removedIds.filter((id) => untouched.has(id));
  const mine = told.filter(({ id }) => untouched.has(id));
  if (events.length + removed.length > 0)
    yield* put(schedule.changedElsewhere({ events, removedIds: removed }));
  if (mine.length > 0) yield* put(schedule.reminded({ events: mine }));
}

/** Reminds of what is due, unless another tab did; gives what is known of the disk then. */
export function* remindOfDue(agent: string, known: Known): SagaGenerator<Known> {
  const { otherTabs } = yield* call(agendaServices);
  const { browser, clock } = yield* call(services);
  const now = clock.now() - (browser.isVisible() ? 0 : HIDDEN_MS);
  const due = (yield* select(selectUpcoming)).filter(({ remindAt }) => remindAt <= now);
  if (due.length === 0) return known;
  const told: ScheduledCall[] = [];
  const others: ScheduledCall[] = [];
  const removedIds: string[] = [];
  for (const event of due) {
    const { isMine, event: after } = yield* call(claim, agent, event, known);
    if (after === null) removedIds.push(event.id);
    else (isMine ? told : others).push(after);
  }
  yield* call(tell, due, { told, others, removedIds });
  if (told.length > 0) otherTabs.notify(agent);
  return withKnown(without(known, removedIds), [...told, ...others]);
}
