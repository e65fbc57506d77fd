import { selectNoticeWishes } from '../../store/notifications/selectors';
import { closed, outageFound, registered } from '../../store/softphone/actions';
import { services } from '../core/context';
import { call, race, select, take, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { desktopNotice } from './desktopNotice';
import { ring } from './ring';
import { PHONE_BACK, PHONE_OUT } from './tags';

/** With the sound of other notices; on the desktop for who looks elsewhere. */
function* tell(isOut: boolean): SagaGenerator<void> {
  const { browser } = yield* call(services);
  const wishes = yield* select(selectNoticeWishes);
  if (wishes.sound) yield* call(ring);
  if (browser.isVisible() || !wishes.desktop) return;
  const tag = isOut ? PHONE_OUT : PHONE_BACK;
  const subject = { kind: 'phone' as const, isOut };
  yield* call(desktopNotice, { tag, conversationId: null, messages: 0, subject }, wishes.content);
}

/** Tells of a telephone that is out while the agent is available, and when it is back. */
export function* notifyOutages(): SagaGenerator<void> {
  const worker = guarded('phoneNotice', tell);
  while (true) {
    yield* take(outageFound);
    yield* call(worker, true);
    const { back } = yield* race({ back: take(registered), off: take(closed) });
    if (back !== undefined) yield* call(worker, false);
  }
}
