import type { ActionName } from '../../../src/services/realtime/contract';
import type { ActionDoc } from '../types';
import { agentActions } from './agentActions';
import { conversationActions } from './conversationActions';
import { messageActions } from './messageActions';

/** Every client action. */
export const actionDocs: Readonly<Record<ActionName, ActionDoc>> = {
  ...agentActions,
  ...messageActions,
  ...conversationActions,
};
