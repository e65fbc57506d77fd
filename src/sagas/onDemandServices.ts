import { classificationServices } from './classification';
import { contactEditing } from './contacts/editing';
import { earlierServices } from './earlier';
import { endings } from './ending';
import { downloads } from './downloads';
import { dayFigures } from './dayFigures';
import { historyServices } from './history';
import { lastServices } from './lastServices';
import { newConversationServices } from './newConversations';
import { messageEdits } from './messageEdits';
import { phraseServices } from './phrases';
import type { Service } from './serve';
import { transferServices } from './transfers';

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
