import { earlierServices } from './earlier';
import { dayFigures } from './dayFigures';
import { lastServices } from './lastServices';
import { newConversationServices } from './newConversations';
import type { Service } from './serve';
import { transferServices } from './transfers';

/** What the lazy chunk `services` gives to a session. */
export function onDemandServices(): readonly Service[] {
  return [
    ...transferServices,
    ...newConversationServices(),
    ...lastServices,
    ...dayFigures,
    ...earlierServices,
  ];
}
