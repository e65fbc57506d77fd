import { buffers, type Channel } from 'redux-saga';
import type { AgendaServices } from '../services/agenda/agendaServices';
import type { NotificationServices } from '../services/notifications/notificationServices';
import type { Services } from '../services/services';
import { featureLost } from '../store/app/actions';
import { loginFailed, loginRequested } from '../store/auth/actions';
import { browserLanguageReported } from '../store/config/actions';
import type { Language } from '../store/config/types';
import { actionChannel, call, delay, put, setContext, take, type SagaGenerator } from './core/effects';
import type { SelfCheck } from './selfCheck/keepSelfCheck';
import type { DeskTelephone, Voice } from './softphone/voice';

/** Logins in the order in which they were asked for. */
export type LoginChannel = Channel<ReturnType<typeof loginRequested>>;

/** What the first page does not carry: the services and the sagas that use them. */
export interface Effects {
  services: Services;
  agendaServices: AgendaServices;
  notificationServices: NotificationServices;
  rootSaga: (logins: LoginChannel) => SagaGenerator<void>;
  /** Fetches the softphone, which only an agent with an extension needs. Rejects when it cannot be fetched. */
  loadVoice: () => Promise<Voice>;
  /** Fetches the pre-shift check. Rejects when it cannot be fetched. */
  loadSelfCheck: () => Promise<SelfCheck>;
  /** Fetches what an agent needs whose telephone stands on the desk. Rejects when it cannot be fetched. */
  loadDeskTelephone: () => Promise<DeskTelephone>;
}

type Load = () => Promise<Effects>;

const LOAD_ATTEMPTS = 4;

const LOAD_PAUSE_MS = 1_500;

function* loadedOnce(load: Load): SagaGenerator<Effects | null> {
  try {
    return yield* call(load);
  } catch {
    return null;
  }
}

function* loaded(load: Load): SagaGenerator<Effects | null> {
  let effects = yield* call(loadedOnce, load);
  for (let attempt = 1; effects === null && attempt < LOAD_ATTEMPTS; attempt += 1) {
    yield* delay(LOAD_PAUSE_MS * attempt);
    effects = yield* call(loadedOnce, load);
  }
  return effects;
}

/** Nothing could be fetched: each login is told so, unless one more try for it succeeds. */
function* loadedForLogin(load: Load, logins: LoginChannel): SagaGenerator<Effects> {
  while (true) {
    const login = yield* take(logins);
    const effects = yield* call(loadedOnce, load);
    if (effects !== null) {
      logins.put(login);
      return effects;
    }
    yield* put(loginFailed({ code: 'offline', message: '' }));
  }
}

/** Reports the language that the browser prefers, if the product speaks it: before the first paint, which has its words. */
export function* reportLanguage(language: Language | null): SagaGenerator<void> {
  if (language !== null) yield* put(browserLanguageReported({ language }));
}

/**
 * Runs from the first paint: fetches the effects while the agent types, and keeps a login that
 * comes sooner than they do.
 */
export function* boot(load: Load): SagaGenerator<void> {
  const logins = yield* actionChannel(loginRequested, buffers.expanding<ReturnType<typeof loginRequested>>());
  let effects = yield* call(loaded, load);
  if (effects === null) {
    yield* put(featureLost({ feature: 'effects' }));
    effects = yield* call(loadedForLogin, load, logins);
  }
  const { rootSaga, ...context } = effects;
  yield* setContext({ ...context });
  yield* call(rootSaga, logins);
}
