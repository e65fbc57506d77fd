import { selectNoticeWishes } from '../../store/notifications/selectors';
import { reminded } from '../../store/schedule/actions';
import { selectReminders } from '../../store/schedule/listSelectors';
import type { ScheduledCall } from '../../store/schedule/types';
import { services } from '../core/context';
import { call, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { desktopNotice } from './desktopNotice';
import { ring } from './ring';
import { reminderTag } from './tags';

/** Sounds once for all that came due together; who looks elsewhere also sees each of them. */
function* tell(events: readonly ScheduledCall[]): SagaGenerator<void> {
  const { browser } = yield* call(services);
  const wishes = yield* select(selectNoticeWishes);
  if (wishes.sound) yield* call(ring);
  if (!wishes.desktop || browser.isVisible()) return;
  for (const scheduled of events) {
    const subject = { kind: 'reminder' as const, scheduled };
    const notice = { tag: reminderTag(scheduled.id), conversationId: null, messages: 0, subject };
    yield* call(desktopNotice, notice, wishes.content);
  }
}

function* tellReminded({ payload: { events } }: ReturnType<typeof reminded>): SagaGenerator<void> {
  yield* call(tell, events);
}

/** Younger reminders may be of this page; older ones were told on an earlier one, ms. */
const JUST_NOW_MS = 60_000;

/** Tells of what the agenda reminds of, also of what it did before notices were there: in the tab that reminds. */
export function* notifyReminders(): SagaGenerator<void> {
  const { clock } = yield* call(services);
  const since = clock.now() - JUST_NOW_MS;
  const before = (yield* select(selectReminders)).filter(({ remindedAt }) => (remindedAt ?? 0) > since);
  yield* takeEvery(reminded, guarded('reminderNotice', tellReminded));
  if (before.length > 0) yield* call(guarded('reminderNotice', tell), before);
}
