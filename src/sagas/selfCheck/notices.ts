import { permissionReported } from '../../store/notifications/actions';
import { selectNoticeWishes } from '../../store/notifications/selectors';
import type { DesktopPermission } from '../../store/notifications/types';
import { selectSelfCheck } from '../../store/selfCheck/selectors';
import type { CheckResult, Reason } from '../../store/selfCheck/types';
import { notificationServices } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { show } from '../notifications/show';
import { isNoticed } from './question';
import { ended, fine } from './result';

const REFUSALS: Record<Exclude<DesktopPermission, 'granted' | 'default'>, Reason> = {
  denied: 'noticesBlocked',
  missing: 'noticesMissing',
};

const TRIAL = { tag: 'trial', conversationId: null, messages: 0, subject: { kind: 'trial' } } as const;

/** What the browser says; a click that is about this alone lets it ask the agent. */
function* permission(isAlone: boolean): SagaGenerator<DesktopPermission> {
  const { desktop } = yield* call(notificationServices);
  if (!isAlone) return desktop.permission();
  const answer = yield* call(desktop.ask);
  yield* put(permissionReported({ permission: answer }));
  return answer;
}

/** Whether news is shown on the desktop; a notice for a trial comes only with a click that is about this alone. */
export function* checkNotices(): SagaGenerator<CheckResult> {
  if (!(yield* select(selectNoticeWishes)).desktop) return ended('skipped', 'noticesOff');
  const isAlone = (yield* select(selectSelfCheck)).lines.notifications?.isAlone === true;
  const answer = yield* call(permission, isAlone);
  if (answer === 'default') return ended('warning', 'noticesUnasked');
  if (answer !== 'granted') return ended('failed', REFUSALS[answer]);
  if (!isAlone) return fine();
  if (!(yield* call(show, TRIAL, false))) return ended('failed', 'noticesMissing');
  return (yield* isNoticed('notifications')) ? fine() : ended('failed', 'noticeUnseen');
}
