import type { Action } from '@reduxjs/toolkit';
import { raised } from '../../store/notifications/actions';
import { selectNoticeWishes } from '../../store/notifications/selectors';
import type { RootState } from '../../store/rootReducer';
import { notificationServices } from '../core/context';
import { call, delay, put, select, take, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { COLLECTED, createCollector } from './collector';
import { desktopNotice } from './desktopNotice';
import type { Arrivals } from './gathering';
import { noticesOf } from './noticesOf';
import { ring } from './ring';

/** What comes within this is one notice, and one sound. */
const BATCH_MS = 300;

/** And this long no other one, however many write. */
const THROTTLE_MS = 2_000;

function whole(state: RootState): RootState {
  return state;
}

function* tell(arrivals: Arrivals): SagaGenerator<void> {
  const { turn } = yield* call(notificationServices);
  const notices = noticesOf(yield* select(whole), arrivals);
  if (notices.length === 0 || !turn.isMine()) return;
  yield* put(raised({ notices: notices.map(({ notice }) => notice) }));
  const wishes = yield* select(selectNoticeWishes);
  if (wishes.sound) yield* call(ring);
  if (!wishes.desktop) return;
  for (const { unworded } of notices) yield* call(desktopNotice, unworded, wishes.content);
}

/** Tells the agent what comes in where they are not looking: in one go what comes together. */
export function* notifyArrivals(): SagaGenerator<void> {
  const collector = createCollector();
  yield* takeEvery(COLLECTED, function* note(action: Action) {
    collector.note(action, yield* select(whole));
  });
  const worker = guarded('notices', tell);
  while (true) {
    while (!collector.hasSome()) yield* take(COLLECTED);
    yield* delay(BATCH_MS);
    yield* call(worker, collector.take());
    yield* delay(THROTTLE_MS);
  }
}
