import { shown } from '../../store/app/actions';
import { attemptStarted } from '../../store/connection/actions';
import { selectNoticeWishes } from '../../store/notifications/selectors';
import { leadershipGained, leadershipPassed, otherLeaderFound } from '../../store/page/actions';
import { untilListIsDrawn } from '../app/firstScreen';
import { isLeader } from '../app/tabs';
import { notificationServices, services } from '../core/context';
import { call, fork, select, takeEvery, type SagaGenerator } from '../core/effects';
import { keepAppBadge } from './appBadge';
import { notifyArrivals } from './arrivals';
import { notifyCalls } from './callNotices';
import { clearSeen } from './clearing';
import { followClicks } from './clicks';
import { notifyFailedSends } from './failedSends';
import { summarize } from './news';
import { notifyOutages } from './phoneNotices';
import { remind } from './reminder';
import { notifyReminders } from './reminderNotices';

/** A tab that only waits hears of nothing: with the turn it would silence the one that works. */
function* takeTurn(): SagaGenerator<void> {
  if (!(yield* call(isLeader))) return;
  const { turn } = yield* call(notificationServices);
  const { browser } = yield* call(services);
  turn.take(browser.isVisible());
}

function* leaveTurn(): SagaGenerator<void> {
  const { turn } = yield* call(notificationServices);
  turn.leave();
}

/** A page that was loaded anew knows no click yet: better found out now than with the first customer. */
function* probeSound(): SagaGenerator<void> {
  yield* call(untilListIsDrawn);
  const { chime } = yield* call(notificationServices);
  if ((yield* select(selectNoticeWishes)).sound) chime.probe();
}

/** Tells the signed-in agent what comes in, in one tab of several; takes it all away at the end. */
export function* notifySession(): SagaGenerator<void> {
  const { desktop, turn } = yield* call(notificationServices);
  try {
    yield* call(takeTurn);
    // Where the browser refuses locks nobody gains a lead: the tab that connects is one that works.
    yield* takeEvery([shown, leadershipGained, attemptStarted], takeTurn);
    yield* takeEvery([otherLeaderFound, leadershipPassed], leaveTurn);
    yield* fork(probeSound);
    yield* fork(notifyCalls);
    yield* fork(notifyOutages);
    yield* fork(notifyReminders);
    yield* fork(notifyFailedSends);
    yield* fork(clearSeen);
    yield* fork(followClicks);
    yield* fork(remind);
    yield* fork(summarize);
    yield* fork(keepAppBadge);
    yield* call(notifyArrivals);
  } finally {
    desktop.clear();
    turn.leave();
  }
}
