import { selectDeparture } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { selectHasBegun, selectMessagesWhole } from '../../store/messages/selectors';
import type { RootState } from '../../store/rootReducer';
import type { TextId } from '../intl';

/** Queue type whose conversations begin with a template (spec 1 §5). */
const TEMPLATE_FIRST = 5;

/** Why the agent cannot write in a conversation; null when they can (spec 1 §4, §5). */
export function closedBecause(state: RootState, conversation: Conversation): TextId | null {
  const { id, queueType, readOnly, status } = conversation;
  if (selectDeparture(state, id) !== null || readOnly || status !== 'active') return 'chat.readOnly';
  const awaitsTemplate =
    queueType === TEMPLATE_FIRST && selectMessagesWhole(state, id) && !selectHasBegun(state, id);
  return awaitsTemplate ? 'chat.templateFirst' : null;
}
