import type { Effects } from './sagas/boot';
import type { Notifications } from './sagas/notifications/keepNotifications';
import { rootSaga } from './sagas/rootSaga';
import type { Voice } from './sagas/voice';
import { createServices } from './services/createServices';
import type { Handles } from './services/handles';
import type { LiveLevel } from './services/liveLevel';
import type { Services } from './services/services';

async function fetchVoice(services: Services): Promise<Voice> {
  const { createVoice } = await import(/* webpackChunkName: "softphone" */ './voice');
  return createVoice(services);
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
export function createEffects(handles: Handles, level: LiveLevel): Effects {
  const services = createServices({ handles, level });
  const loadNotifications = () => fetchNotifications(services);
  return { services, rootSaga, loadNotifications, loadVoice: voiceLoader(services) };
}
