import { saveRequested } from '../../store/config/actions';
import * as notifications from '../../store/notifications/actions';
import { selectNoticeWishes } from '../../store/notifications/selectors';
import type { DesktopPermission, Trial, TrialOutcome } from '../../store/notifications/types';
import { notificationServices } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { serve, worker } from '../core/workers';
import { ring } from './ring';
import { show } from './show';

function* askBrowser(): SagaGenerator<DesktopPermission> {
  const { desktop } = yield* call(notificationServices);
  const permission = yield* call(desktop.ask);
  yield* put(notifications.permissionReported({ permission }));
  return permission;
}

function* permit(): SagaGenerator<void> {
  yield* call(askBrowser);
}

/** Who wants notices on the desktop is asked by the click that says so. */
function* permitAsWished(): SagaGenerator<void> {
  const { desktop } = yield* call(notificationServices);
  const wishes = yield* select(selectNoticeWishes);
  if (wishes.desktop && desktop.permission() === 'default') yield* call(askBrowser);
}

function* unlock(): SagaGenerator<void> {
  const { chime } = yield* call(notificationServices);
  yield* call(chime.unlock);
}

function* tryDesktop({ content }: Trial): SagaGenerator<TrialOutcome['desktop']> {
  const permission = yield* call(askBrowser);
  if (permission !== 'granted') return permission;
  const notice = { tag: 'trial', conversationId: null, messages: 0, subject: { kind: 'trial' as const } };
  return (yield* call(show, notice, content)) ? 'shown' : 'failed';
}

/** Sounds first: the click that asks for it is fresh. */
function* tryOut({ payload }: ReturnType<typeof notifications.testRequested>): SagaGenerator<void> {
  const sound = payload.sound ? yield* call(ring) : 'off';
  const desktop = payload.desktop ? yield* call(tryDesktop, payload) : 'off';
  yield* put(notifications.tested({ sound, desktop }));
}

const WORKERS = [
  worker('leading', [notifications.permissionRequested], permit),
  worker('latest', [notifications.soundUnlockRequested], unlock),
  worker('latest', [notifications.testRequested], tryOut),
  worker('leading', [saveRequested], permitAsWished),
];

/** Does what is asked about notices, signed in or not. */
export function* answerRequests(): SagaGenerator<void> {
  yield* call(serve, WORKERS);
}
