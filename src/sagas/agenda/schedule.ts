import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { shown, woke } from '../../store/app/actions';
import { selectUser } from '../../store/auth/selectors';
import { dialed } from '../../store/calls/actions';
import * as schedule from '../../store/schedule/actions';
import { actionChannel, call, delay, race, select, take, type SagaGenerator } from '../core/effects';
import { remindOfDue, timeToNextReminder } from './reminders';
import { lookAgain, restore, writeChanged } from './scheduleDisk';
import { agendaServices } from '../core/context';

/** Tells each time that another tab changed this agent's agenda. */
function* otherTabsChannel(agent: string): SagaGenerator<EventChannel<string>> {
  const { otherTabs } = yield* call(agendaServices);
  return eventChannel<string>(
    (emit) =>
      otherTabs.subscribe(agent, () => {
        emit(agent);
      }),
    buffers.expanding(),
  );
}

/** Whatever changes the agenda in this tab, or may have been missed of another one. */
const CHANGES = [
  schedule.saveRequested,
  schedule.removeRequested,
  schedule.doneRequested,
  schedule.snoozeRequested,
  dialed,
  shown,
  woke,
].map(({ type }) => type);

type Change = { type: string };

/** Keeps the agenda on disk, in step with other tabs, and reminds the agent: one thing after the other. */
function* keep(agent: string, others: EventChannel<string>): SagaGenerator<void> {
  const changes = yield* actionChannel(CHANGES, buffers.expanding<Change>());
  let known = yield* call(restore, agent);
  while (true) {
    known = yield* call(writeChanged, agent, known);
    known = yield* call(remindOfDue, agent, known);
    const wait = yield* call(timeToNextReminder);
    const { change, other } = yield* race({ change: take(changes), other: take(others), due: delay(wait) });
    const isBack = change !== undefined && (shown.match(change) || woke.match(change));
    if (isBack || other !== undefined) {
      known = yield* call(writeChanged, agent, known);
      known = yield* call(lookAgain, agent, known);
    }
  }
}

/** The agenda of the agent who is signed in, for as long as they are. */
export function* keepSchedule(): SagaGenerator<void> {
  const user = yield* select(selectUser);
  if (user === null) return;
  const others = yield* call(otherTabsChannel, user.login);
  try {
    yield* call(keep, user.login, others);
  } finally {
    others.close();
  }
}
