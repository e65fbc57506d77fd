import type { Agenda } from '../sagas/agenda/keepAgenda';
import type { Effects } from '../sagas/boot';
import type { Notifications } from '../sagas/notifications/keepNotifications';
import { rootSaga } from '../sagas/rootSaga';
import type { Voice } from '../sagas/softphone/voice';
import { createServices } from '../services/createServices';
import type { Handles } from '../services/handles';
import type { LiveLevel } from '../services/liveLevel';
import type { Services } from '../services/services';
import type { LiveReducer } from '../store/liveReducer';

export { lateReducers } from '../store/lateReducers';

async function fetchVoice(services: Services): Promise<Voice> {
  const { createVoice } = await import(/* webpackChunkName: "softphone" */ './voice');
  return createVoice(services);
}

async function fetchAgenda(services: Services, complete: LiveReducer['complete']): Promise<Agenda> {
  const { agendaReducers, createAgenda } = await import(/* webpackChunkName: "agenda" */ './agenda');
  complete(agendaReducers);
  return createAgenda(services);
}

async function fetchNotifications(services: Services): Promise<Notifications> {
  const { createNotifications } = await import(/* webpackChunkName: "notices" */ './notifications');
  return createNotifications(services);
}

/** One softphone for the page, however many sessions it sees; a failed fetch is forgotten. */
function voiceLoader(services: Services): () => Promise<Voice> {
  let loading: Promise<Voice> | null = null;
  return () => {
    loading ??= fetchVoice(services).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** The half of the console that touches the world; fetched while the agent types. */
export function createEffects(
  handles: Handles,
  level: LiveLevel,
  complete: LiveReducer['complete'],
): Effects {
  const services = createServices({ handles, level });
  const loadNotifications = () => fetchNotifications(services);
  const loadAgenda = () => fetchAgenda(services, complete);
  return { services, rootSaga, loadAgenda, loadNotifications, loadVoice: voiceLoader(services) };
}
