import { classificationServices } from '../classification/classification';
import { contactEditing } from '../contacts/editing';
import { earlierServices } from '../messages/earlier';
import { endings } from '../conversations/ending';
import { downloads } from '../messages/downloads';
import { dayFigures } from '../agent/dayFigures';
import { historyServices } from '../history/history';
import { lastServices } from '../conversations/customerHistory';
import { newConversationServices } from '../conversations/newConversations';
import { messageEdits } from '../messages/messageEdits';
import { phraseServices } from '../messages/phrases';
import type { Service } from './serve';
import { transferServices } from '../conversations/transfers';

/** What the lazy chunk `services` gives to a session. */
export function onDemandServices(): readonly Service[] {
  return [
    ...transferServices(),
    ...newConversationServices(),
    ...lastServices,
    ...classificationServices(),
    ...contactEditing(),
    ...downloads,
    ...endings(),
    ...messageEdits,
    ...phraseServices,
    ...dayFigures,
    ...earlierServices,
    ...historyServices(),
  ];
}
