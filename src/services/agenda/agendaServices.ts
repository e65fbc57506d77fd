import { createCallNoteStorage, type CallNoteStorage } from '../storage/callNotes';
import type { OpenConsoleDb } from '../storage/db';
import { createMissedCallStorage, type MissedCallStorage } from '../storage/missedCalls';
import { createPrivateNoteStorage, type PrivateNoteStorage } from '../storage/privateNotes';
import { createScheduleStorage, type ScheduleStorage } from '../storage/schedule';
import { createOtherTabs, type OtherTabs } from './otherTabs';

/** The handles of agenda, notes and missed calls. */
export interface AgendaServices {
  schedule: ScheduleStorage;
  callNotes: CallNoteStorage;
  missedCalls: MissedCallStorage;
  privateNotes: PrivateNoteStorage;
  otherTabs: OtherTabs;
}

/** Agenda, notes and missed calls of this page. */
export function createAgendaServices(
  openDb: OpenConsoleDb,
  page: Window & typeof globalThis,
): AgendaServices {
  return {
    schedule: createScheduleStorage(openDb),
    callNotes: createCallNoteStorage(openDb),
    missedCalls: createMissedCallStorage(openDb),
    privateNotes: createPrivateNoteStorage(openDb),
    otherTabs: createOtherTabs(page),
  };
}
