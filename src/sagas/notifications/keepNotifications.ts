import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import type { NotificationServices } from '../../services/notifications/notificationServices';
import { saveRequested } from '../../store/config/actions';
import { permissionRequested, soundUnlockRequested, testRequested } from '../../store/notifications/actions';
import { actionChannel, call, getContext, setContext, type SagaGenerator } from '../core/effects';
import { fetchChunk } from '../core/fetchChunk';

/** What the chunk of notices brings: the handles, and everything that is done with them. */
export interface Notifications {
  services: NotificationServices;
  run: (asked: Channel<Action>) => SagaGenerator<void>;
}

const REQUESTS = [permissionRequested, soundUnlockRequested, testRequested, saveRequested];

/** Fetches what tells the agent of news, for as long as the page lives; what is asked meanwhile waits for it. */
export function* keepNotifications(): SagaGenerator<void> {
  const load = yield* getContext<() => Promise<Notifications>>('loadNotifications');
  const asked = yield* actionChannel(
    REQUESTS.map(({ type }) => type),
    buffers.expanding<Action>(),
  );
  const { services, run } = yield* call(fetchChunk<Notifications>, load);
  yield* setContext({ notificationServices: services });
  yield* call(run, asked);
}
