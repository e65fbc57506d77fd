import { createCallNoteStorage, type CallNoteStorage } from '../storage/callNotes';
import type { OpenConsoleDb } from '../storage/db';
import { createScheduleStorage, type ScheduleStorage } from '../storage/schedule';
import { createOtherTabs, type OtherTabs } from './otherTabs';

/** The handles of agenda and call notes. */
export interface AgendaServices {
  schedule: ScheduleStorage;
  callNotes: CallNoteStorage;
  otherTabs: OtherTabs;
}

/** Agenda and call notes of this page. */
export function createAgendaServices(
  openDb: OpenConsoleDb,
  page: Window & typeof globalThis,
): AgendaServices {
  return {
    schedule: createScheduleStorage(openDb),
    callNotes: createCallNoteStorage(openDb),
    otherTabs: createOtherTabs(page),
  };
}
