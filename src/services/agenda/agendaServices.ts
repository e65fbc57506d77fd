import { createCallNoteStorage, type CallNoteStorage } from '../storage/callNotes';
import type { OpenConsoleDb } from '../storage/db';
import { createMissedCallStorage, type MissedCallStorage } from '../storage/missedCalls';
import { createScheduleStorage, type ScheduleStorage } from '../storage/schedule';
import { createOtherTabs, type OtherTabs } from './otherTabs';

/** The handles of agenda, call notes and missed calls. */
export interface AgendaServices {
  schedule: ScheduleStorage;
  callNotes: CallNoteStorage;
  missedCalls: MissedCallStorage;
  otherTabs: OtherTabs;
}

/** Agenda, call notes and missed calls of this page. */
export function createAgendaServices(
  openDb: OpenConsoleDb,
  page: Window & typeof globalThis,
): AgendaServices {
  return {
    schedule: createScheduleStorage(openDb),
    callNotes: createCallNoteStorage(openDb),
    missedCalls: createMissedCallStorage(openDb),
    otherTabs: createOtherTabs(page),
  };
}
