import type { Effects } from '../sagas/boot';
import { rootSaga } from '../sagas/rootSaga';
import type { Voice } from '../sagas/softphone/voice';
import { createAgendaServices } from '../services/agenda/agendaServices';
import { createServices, type ServicesOptions } from '../services/createServices';
import { createLeaveGuard } from '../services/leaveGuard';
import type { Services } from '../services/services';
import { lateReducers, type LateReducers } from '../store/lateReducers';
import type { RootState } from '../store/rootReducer';
import { createNotificationServices } from './notifications';
import { selectIsUnsaved } from './unsaved';

/** What the page hands to its effects. */
export interface EffectsOptions extends Omit<ServicesOptions, 'leaveGuard'> {
  readState: () => RootState;
  /** Takes the reducers that come with the effects. */
  addReducers: (reducers: LateReducers) => void;
}

/** One softphone for the page, however many sessions it sees; a failed fetch is forgotten. */
function voiceLoader(services: Services): () => Promise<Voice> {
  let loading: Promise<Voice> | null = null;

  async function fetchVoice(): Promise<Voice> {
    const { createVoice } = await import(/* webpackChunkName: "softphone" */ './voice');
    return createVoice(services);
  }

  return () => {
    loading ??= fetchVoice().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** The half of the console that touches the world; fetched while the agent types. */
export function createEffects({ readState, addReducers, ...options }: EffectsOptions): Effects {
  addReducers(lateReducers);
  const leaveGuard = createLeaveGuard(window, () => selectIsUnsaved(readState()));
  const services = createServices({ ...options, leaveGuard });
  return {
    services,
    agendaServices: createAgendaServices(services.openDb, window),
    notificationServices: createNotificationServices(window, services.clock),
    rootSaga,
    loadVoice: voiceLoader(services),
  };
}
