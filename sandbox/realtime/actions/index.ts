import type { ActionName } from '../../../src/services/realtime/contract';
import { callActions } from './calls';
import { conversationActions } from './conversations';
import type { Action } from './define';
import { messageActions } from './messages';
import { queueActions } from './queues';

/** Every action of contract §4 by name. */
export const ACTIONS: Record<ActionName, Action> = {
  ...queueActions,
  ...messageActions,
  ...conversationActions,
  ...callActions,
};

/** Whether a word is the name of an action. */
export function isAction(name: string): name is ActionName {
  return Object.hasOwn(ACTIONS, name);
}
