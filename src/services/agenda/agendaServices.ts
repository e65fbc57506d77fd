import type { CallNoteStorage } from '../storage/callNotes';
import type { ScheduleStorage } from '../storage/schedule';
import type { OtherTabs } from './otherTabs';

/** The handles of agenda and call notes; they come with a chunk of their own. */
export interface AgendaServices {
  schedule: ScheduleStorage;
  callNotes: CallNoteStorage;
  otherTabs: OtherTabs;
}
