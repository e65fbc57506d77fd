import type { ScheduledCall, ScheduleStart } from './types';

/** The agenda of the agent who is signed in. */
export interface ScheduleState {
  /** What was kept has been read: before that nothing is planned. */
  isReady: boolean;
  /** By id. */
  events: Readonly<Record<string, ScheduledCall>>;
  /** Whom the open dialog begins with; null while it is closed. */
  dialog: ScheduleStart | null;
  /** What the agent was reminded of, in this tab or on an earlier page of the same day, and did not act upon yet. */
  remindedIds: readonly string[];
  /** The one whose number is in the dial dialog: with the call it is done. */
  dialingId: string | null;
  /** The one whose call the agent asked for in that dialog; absent until they first do. */
  dialledId?: string | null;
  /** The browser could not keep it: it does not outlive a reload. */
  isUnkept: boolean;
}

/** Before anything is known. */
export const initialState: ScheduleState = {
  isReady: false,
  events: {},
  dialog: null,
  remindedIds: [],
  dialingId: null,
  isUnkept: false,
};
