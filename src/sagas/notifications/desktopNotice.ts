import { missed } from '../../store/notifications/actions';
import { selectNotifications } from '../../store/notifications/selectors';
import { notificationServices } from '../core/context';
import { call, put, select, type SagaGenerator } from '../core/effects';
import { show, type Unworded } from './show';

/** Shows a notice; where nobody asked the browser yet, the agent is told that they missed one. */
export function* desktopNotice(notice: Unworded, showsContent: boolean): SagaGenerator<void> {
  const { desktop } = yield* call(notificationServices);
  const permission = desktop.permission();
  if (permission === 'granted') {
    yield* call(show, notice, showsContent);
    return;
  }
  const { ask } = yield* select(selectNotifications);
  if (permission === 'default' && ask === 'idle') yield* put(missed());
}
