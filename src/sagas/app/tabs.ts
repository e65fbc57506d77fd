import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Release, TabMessage } from '../../services/tabs';
import { loggedOut } from '../../store/auth/actions';
import { selectServer, selectUser } from '../../store/auth/selectors';
import { selectIsInCall } from '../../store/calls/selectors';
import * as page from '../../store/page/actions';
import { selectIsLeader } from '../../store/page/selectors';
import { recallLeftQueues } from '../agent/closing';
import { recallAgentState } from '../connection/agentState';
import { services } from '../core/context';
import { dropEarlyRequests } from '../core/earlyRequests';
import { call, cancelled, delay, put, race, select, take, type SagaGenerator } from '../core/effects';
import { pointAtServer } from './deployment';
import { keepBeforeLeaving } from './leaving';

/** A leader that has not answered by then is asleep. */
const ANSWER_MS = 4_000;

/** A leader that was only reloaded is back by then. */
const RELOAD_MS = 2_000;

/** The exchange hears within this that the extension leaves, so that it does not sign off the next tab's. */
const SIGN_OFF_MS = 500;

const ASKED: TabMessage = 'roomAsked';
const REFUSED: TabMessage = 'roomRefused';

/** Whether this tab is the one that works; where the browser gives no locks every tab is. */
export function* isLeader(): SagaGenerator<boolean> {
  const { tabs } = yield* call(services);
  return !tabs.canLead || (yield* select(selectIsLeader));
}

function* words(): SagaGenerator<EventChannel<TabMessage>> {
  const { tabs } = yield* call(services);
  return eventChannel<TabMessage>((emit) => tabs.subscribe(emit), buffers.expanding());
}

function* untilReceived(channel: EventChannel<TabMessage>, word: TabMessage): SagaGenerator<true> {
  while ((yield* take(channel)) !== word);
  return true;
}

/** Asks the leader to make room; when it does, this tab gets the lock by itself. */
function* askForRoom(channel: EventChannel<TabMessage>): SagaGenerator<never> {
  const { tabs } = yield* call(services);
  while (true) {
    yield* take(page.takeOverRequested);
    yield* put(page.takeOverStarted());
    yield* call(tabs.notify, ASKED);
    const { refused } = yield* race({
      refused: call(untilReceived, channel, REFUSED),
      late: delay(ANSWER_MS),
    });
    yield* put(page.takeOverFailed({ reason: refused === true ? 'inCall' : 'silent' }));
  }
}

function* standInLine(): SagaGenerator<Release> {
  const { tabs } = yield* call(services);
  const ended = new AbortController();
  try {
    return yield* call(tabs.lead, ended.signal);
  } finally {
    if (yield* cancelled()) ended.abort();
  }
}

/** Waits for the lock. A hidden tab gives it back once, so that a leader that was only reloaded can have it again. */
function* awaitLead(): SagaGenerator<Release> {
  const { browser } = yield* call(services);
  const release = yield* call(standInLine);
  if (browser.isVisible()) return release;
  release();
  yield* delay(RELOAD_MS);
  return yield* call(standInLine);
}

/** Hands a link that opened this tab to the leader. */
function* handOn(): SagaGenerator<void> {
  const { appLinks, tabs } = yield* call(services);
  const follow = appLinks.take();
  if (follow !== null) yield* call(tabs.notify, { follow });
}

/** Another tab works: this one says so, and waits. */
function* takeLead(): SagaGenerator<Release> {
  yield* call(dropEarlyRequests);
  yield* put(page.otherLeaderFound());
  yield* call(handOn);
  const channel = yield* call(words);
  try {
    const { release } = yield* race({ release: call(awaitLead), asking: call(askForRoom, channel) });
    return release ?? (() => undefined);
  } finally {
    channel.close();
  }
}

/** What the other tab changed: settings, preferences, the classification that is due. Else they would be undone here. */
function* recallPreferences(): SagaGenerator<void> {
  const { readPreferences } = yield* call(services);
  yield* put(page.preferencesRecalled(yield* call(readPreferences)));
  yield* call(pointAtServer);
}

/** What the other tab left: the agent may have signed out there, or in at another server, or somebody else in. */
function* isStillSignedIn(): SagaGenerator<boolean> {
  const { http, session } = yield* call(services);
  const kept = yield* call(session.load);
  const user = yield* select(selectUser);
  if (kept === null || kept.user.login !== user?.login) return false;
  if (kept.server !== undefined && kept.server !== (yield* select(selectServer))) return false;
  http.setToken(kept.token);
  return true;
}

/** Goes on where the other tab stopped; false: its session is over. */
function* takeUp(): SagaGenerator<boolean> {
  yield* call(recallPreferences);
  if (!(yield* call(isStillSignedIn))) return false;
  yield* call(recallAgentState);
  return true;
}

function* isNobodySpeaking(): SagaGenerator<boolean> {
  return !(yield* select(selectIsInCall));
}

/** Ends when another tab may become leader: never during a call, and with all that was typed on disk. */
function* untilRoomIsMade(): SagaGenerator<true> {
  const { tabs } = yield* call(services);
  const channel = yield* call(words);
  try {
    while (true) {
      yield* call(untilReceived, channel, ASKED);
      if ((yield* call(isNobodySpeaking)) && (yield* call(keepBeforeLeaving, isNobodySpeaking))) return true;
      yield* call(tabs.notify, REFUSED);
    }
  } finally {
    channel.close();
  }
}

/** Runs the session in this tab until another one takes over; then the page begins anew and says so. */
function* runAsLead(run: () => SagaGenerator<void>): SagaGenerator<void> {
  const { browser } = yield* call(services);
  yield* put(page.leadershipGained());
  yield* call(recallLeftQueues);
  const { passed } = yield* race({ session: call(run), passed: call(untilRoomIsMade) });
  if (passed === undefined) return;
  yield* put(page.leadershipPassed());
  yield* delay(SIGN_OFF_MS);
  yield* call(browser.reload);
}

/** Takes the lead if nobody has it; null: another tab does. */
function* tryLead(): SagaGenerator<Release | 'alone' | null> {
  const { tabs } = yield* call(services);
  if (!tabs.canLead) return 'alone';
  try {
    return yield* call(tabs.tryLead);
  } catch {
    // Refused: site data is blocked, or the page is a frame of another site.
    return 'alone';
  }
}

/**
 * Runs a session in one tab of the browser at a time: it alone has the socket, the telephone, the ringer and the outbox.
 * Where the browser gives no locks every tab runs it; what is sent twice has one id, and the server takes it once.
 */
export function* runInOneTab(run: () => SagaGenerator<void>): SagaGenerator<void> {
  const free = yield* call(tryLead);
  if (free === 'alone') {
    yield* call(recallLeftQueues);
    yield* call(run);
    return;
  }
  const release = free ?? (yield* call(takeLead));
  try {
    if (free !== null || (yield* call(takeUp))) yield* call(runAsLead, run);
    else yield* put(loggedOut({ reason: 'agent', message: null }));
  } finally {
    release();
  }
}
