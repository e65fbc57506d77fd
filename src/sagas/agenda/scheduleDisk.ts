import { toFailure } from '../../lib/failure';
import { DAY_MS } from '../../lib/time';
import * as schedule from '../../store/schedule/actions';
import { selectSchedule } from '../../store/schedule/selectors';
import type { ScheduledCall } from '../../store/schedule/types';
import { agendaServices, services } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';

/** What is known to be on disk, by id. */
export type Known = Readonly<Record<string, ScheduledCall>>;

/** Entries that are behind the agent are kept for thirty days. */
const KEPT_MS = 30 * DAY_MS;

/** The known entries with these as they are now. */
export function withKnown(known: Known, events: readonly ScheduledCall[]): Known {
  return { ...known, ...Object.fromEntries(events.map((event) => [event.id, event])) };
}

/** The known entries but for those that left the disk. */
export function without(known: Known, ids: readonly string[]): Known {
  return Object.fromEntries(Object.entries(known).filter(([id]) => !ids.includes(id)));
}

function isOver({ doneAt, remindedAt }: ScheduledCall, now: number): boolean {
  const last = doneAt ?? remindedAt;
  return last !== null && now - last >= KEPT_MS;
}

/** The agenda of an earlier page, but for what is long past and leaves the disk; none when it cannot be read. */
export function* restore(agent: string): SagaGenerator<Known> {
  const { schedule: storage } = yield* call(agendaServices);
  const { clock } = yield* call(services);
  try {
    const found = yield* call(storage.all, agent);
    const now = clock.now();
    for (const { id } of found.filter((event) => isOver(event, now))) yield* call(storage.remove, agent, id);
    const events = found.filter((event) => !isOver(event, now));
    yield* put(schedule.restored({ events }));
    return withKnown({}, events);
  } catch (error) {
    yield* put(schedule.keepingFailed({ id: null, ...toFailure(error) }));
    return {};
  }
}

function* write(agent: string, id: string, event: ScheduledCall | undefined): SagaGenerator<boolean> {
  const { schedule: storage } = yield* call(agendaServices);
  try {
    if (event === undefined) yield* call(storage.remove, agent, id);
    else yield* call(storage.put, agent, event);
    return true;
  } catch (error) {
    yield* put(schedule.keepingFailed({ id, ...toFailure(error) }));
    return false;
  }
}

/** Writes each entry that changed in this tab, and tells the others; what could not be written is tried again. */
export function* writeChanged(agent: string, known: Known): SagaGenerator<Known> {
  const { otherTabs } = yield* call(agendaServices);
  const { events } = yield* select(selectSchedule);
  const ids = new Set([...Object.keys(known), ...Object.keys(events)]);
  const changed = [...ids].filter((id) => known[id] !== events[id]);
  if (changed.length === 0) return known;
  let now = known;
  for (const id of changed) {
    const event = events[id];
    if (!(yield* call(write, agent, id, event))) continue;
    now = event === undefined ? without(now, [id]) : withKnown(now, [event]);
  }
  otherTabs.notify(agent);
  return now;
}

/** Takes over what another tab changed on disk; what changed here meanwhile is newer. */
export function* lookAgain(agent: string, known: Known): SagaGenerator<Known> {
  const { schedule: storage } = yield* call(agendaServices);
  let found: ScheduledCall[];
  try {
    found = yield* call(storage.all, agent);
  } catch {
    return known;
  }
  const { events: mine } = yield* select(selectSchedule);
  const isUntouched = (id: string) => mine[id] === known[id];
  const events = found.filter(({ id, changedAt }) => isUntouched(id) && known[id]?.changedAt !== changedAt);
  const onDisk = new Set(found.map(({ id }) => id));
  const removedIds = Object.keys(known).filter((id) => isUntouched(id) && !onDisk.has(id));
  if (events.length === 0 && removedIds.length === 0) return known;
  yield* put(schedule.changedElsewhere({ events, removedIds }));
  return withKnown(without(known, removedIds), events);
}
