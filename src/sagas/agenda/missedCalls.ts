import { selectUser } from '../../store/auth/selectors';
import { missedRestored } from '../../store/calls/actions';
import { selectMissedCalls } from '../../store/calls/selectors';
import type { MissedCall } from '../../store/calls/types';
import { agendaServices } from '../core/context';
import { call, put, select, take, type SagaGenerator } from '../core/effects';

type Missed = readonly MissedCall[];

function isOfCalls({ type }: { type: string }): boolean {
  return type.startsWith('calls/');
}

/** Those of the calls that a list lacks. */
function lackedBy(list: Missed, calls: Missed): Missed {
  return calls.filter(({ id }) => !list.some((one) => one.id === id));
}

function* restore(agent: string): SagaGenerator<Missed> {
  const { missedCalls } = yield* call(agendaServices);
  try {
    const found = yield* call(missedCalls.all, agent);
    if (found.length > 0) yield* put(missedRestored({ calls: found }));
    return found;
  } catch {
    // The history has them in any case.
    return [];
  }
}

function* write(agent: string, before: Missed, now: Missed): SagaGenerator<void> {
  const { missedCalls } = yield* call(agendaServices);
  try {
    for (const one of lackedBy(before, now)) yield* call(missedCalls.put, agent, one);
    for (const { id } of lackedBy(now, before)) yield* call(missedCalls.remove, agent, id);
  } catch {
    // The mark stays as long as this page.
  }
}

/** Keeps the calls that the agent missed over a reload and a sign-in, until they saw them. */
export function* keepMissedCalls(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  let written = yield* call(restore, user.login);
  while (true) {
    const missed = yield* select(selectMissedCalls);
    yield* call(write, user.login, written, missed);
    written = missed;
    if ((yield* select(selectMissedCalls)) === missed) yield* take(isOfCalls);
    // Who signed out takes nothing along: the state is empty then, and the disk is not.
    if ((yield* select(selectUser))?.login !== user.login) return;
  }
}
