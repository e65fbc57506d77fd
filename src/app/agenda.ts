import type { Agenda } from '../sagas/agenda/keepAgenda';
import { runAgenda } from '../sagas/agenda/runAgenda';
import { createOtherTabs } from '../services/agenda/otherTabs';
import type { Services } from '../services/services';
import { createCallNoteStorage } from '../services/storage/callNotes';
import { createScheduleStorage } from '../services/storage/schedule';

export { agendaReducers } from '../store/agendaReducers';

/** Agenda and call notes: their handles and sagas; fetched once an agent who telephones is in. */
export function createAgenda({ openDb }: Pick<Services, 'openDb'>): Agenda {
  return {
    services: {
      schedule: createScheduleStorage(openDb),
      callNotes: createCallNoteStorage(openDb),
      otherTabs: createOtherTabs(window),
    },
    run: runAgenda,
  };
}
