import type { Failure } from '../../lib/failure';
import { fact, request } from '../stamp';
import type { ScheduledCall, ScheduleStart } from './types';

/** The agent opens the agenda, with somebody to begin a new entry with. */
export const openRequested = request('schedule/openRequested')<ScheduleStart>();
/** The agent leaves the agenda. */
export const closeRequested = request('schedule/closeRequested')();
/** The agent saved an entry: a new one where `id` is null. `at` is ms since 1970. */
export const saveRequested = request('schedule/saveRequested')<
  Pick<ScheduledCall, 'name' | 'description' | 'number' | 'contactId' | 'at'> & { id: string | null }
>();
/** The agent deleted an entry, and confirmed it. */
export const removeRequested = request('schedule/removeRequested')<{ id: string }>();
/** The agent is done with an entry. */
export const doneRequested = request('schedule/doneRequested')<{ id: string }>();
/** The agent wants to be reminded again, ten minutes from now. */
export const snoozeRequested = request('schedule/snoozeRequested')<{ id: string }>();
/** The agenda of an earlier page came from disk. */
export const restored = fact('schedule/restored')<{ events: ScheduledCall[] }>();
/** Another tab changed the agenda. */
export const changedElsewhere = fact('schedule/changedElsewhere')<{
  events: ScheduledCall[];
  removedIds: string[];
}>();
/** The agent is reminded of these, in this tab alone. */
export const reminded = fact('schedule/reminded')<{ events: ScheduledCall[] }>();
/** The browser could not keep an entry on disk, or (null) read them: they do not outlive a reload. */
export const keepingFailed = fact('schedule/keepingFailed')<Failure & { id: string | null }>();
