import { createCallNoteStorage, type CallNoteStorage } from '../storage/callNotes';
import type { OpenConsoleDb } from '../storage/db';
import { createKeptFormStorage, type KeptFormStorage } from '../storage/keptForms';
import { createMissedCallStorage, type MissedCallStorage } from '../storage/missedCalls';
import { createPrivateNoteStorage, type PrivateNoteStorage } from '../storage/privateNotes';
import { createScheduleStorage, type ScheduleStorage } from '../storage/schedule';
import { createOtherTabs, type OtherTabs } from './otherTabs';

/** The handles of agenda, notes, missed calls and kept forms. */
export interface AgendaServices {
  schedule: ScheduleStorage;
  callNotes: CallNoteStorage;
  missedCalls: MissedCallStorage;
  privateNotes: PrivateNoteStorage;
  keptForms: KeptFormStorage;
  otherTabs: OtherTabs;
}

/** Agenda, notes, missed calls and kept forms of this page. */
export function createAgendaServices(
  openDb: OpenConsoleDb,
  page: Window & typeof globalThis,
): AgendaServices {
  return {
    schedule: createScheduleStorage(openDb),
    callNotes: createCallNoteStorage(openDb, page),
    missedCalls: createMissedCallStorage(openDb),
    privateNotes: createPrivateNoteStorage(openDb, page),
    keptForms: createKeptFormStorage(openDb, page),
    otherTabs: createOtherTabs(page),
  };
}
