import { runSelfCheck } from '../sagas/selfCheck/runSelfCheck';
import type { SelfCheck } from '../sagas/selfCheck/keepSelfCheck';
import { createSelfCheckServices, type SelfCheckParts } from '../services/selfCheck/createSelfCheckServices';

/** The pre-shift check, its handles and sagas; fetched when an agent first runs it. */
export function createSelfCheck(parts: Omit<SelfCheckParts, 'page'>): SelfCheck {
  return { services: createSelfCheckServices({ ...parts, page: window }), run: runSelfCheck };
}
