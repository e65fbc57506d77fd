import type { Effects } from '../sagas/boot';
import { rootSaga } from '../sagas/rootSaga';
import type { DeskTelephone, Voice } from '../sagas/softphone/voice';
import { createAgendaServices } from '../services/agenda/agendaServices';
import { createServices, type ServicesOptions } from '../services/createServices';
import { createLeaveGuard } from '../services/leaveGuard';
import type { Services } from '../services/services';
import { logMasks } from '../store/actionLog/logMasks';
import type { LogMasks } from '../store/devtoolsMask';
import type { LateReducers } from '../store/comingReducers';
import * as lateReducers from '../store/lateReducers';
import type { RootState } from '../store/rootReducer';
import { createNotificationServices } from './notifications';
import { selectIsUnsaved } from './unsaved';

/** What the page hands to its effects. */
export interface EffectsOptions extends Omit<ServicesOptions, 'leaveGuard'> {
  readState: () => RootState;
  /** Takes the reducers that come with the effects. */
  addReducers: (reducers: LateReducers) => void;
  /** Takes what Redux DevTools is shown instead of actions and states. */
  addMasks: (masks: LogMasks) => void;
}

/** One softphone for the page, however many sessions it sees; a failed fetch is forgotten. */
function voiceLoader(services: Services) {
  let loading: Promise<Voice> | null = null;
  let voice: Voice | null = null;

  async function fetchVoice(): Promise<Voice> {
    const { createVoice } = await import(/* webpackChunkName: "softphone" */ './voice');
    voice = createVoice(services);
    return voice;
  }

  return {
    loadVoice(): Promise<Voice> {
      loading ??= fetchVoice().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    iceServers: () => voice?.services.softphone.iceServers() ?? [],
  };
}

async function loadDeskTelephone({ http }: Services): Promise<DeskTelephone> {
  const { createDeskTelephone } = await import(/* webpackChunkName: "desk" */ './desk');
  return createDeskTelephone(http);
}

/** The half of the console that touches the world; fetched while the agent types. */
export function createEffects({ readState, addReducers, addMasks, ...options }: EffectsOptions): Effects {
  addReducers(lateReducers);
  addMasks(logMasks);
  const leaveGuard = createLeaveGuard(window, () => selectIsUnsaved(readState()));
  const services = createServices({ ...options, leaveGuard });
  const { loadVoice, iceServers } = voiceLoader(services);
  return {
    services,
    agendaServices: createAgendaServices(services.openDb, window),
    notificationServices: createNotificationServices(window, services.clock),
    rootSaga,
    loadVoice,
    loadSelfCheck: async () =>
      (await import(/* webpackChunkName: "self-check" */ './selfCheck')).createSelfCheck({
        ...services,
        iceServers,
      }),
    loadDeskTelephone: () => loadDeskTelephone(services),
  };
}
