import type { Effects } from './sagas/boot';
import { rootSaga } from './sagas/rootSaga';
import { createServices } from './services/createServices';
import type { Handles } from './services/handles';

/** The half of the console that touches the world; fetched while the agent types. */
export function createEffects(handles: Handles): Effects {
  return { services: createServices({ handles }), rootSaga };
}
