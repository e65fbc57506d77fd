import type { RootState } from '../rootReducer';
import type { ScheduleState } from './state';

/** The agenda of the agent. */
export function selectSchedule({ schedule }: RootState): ScheduleState {
  return schedule;
}

/** Whether there is an agenda: it is for who telephones, here (spec 1 §2, toolbar) or on the desk. */
export function selectHasSchedule({ auth, config }: RootState): boolean {
  if (config.configuration === null) return false;
  return config.configuration.webrtc || Boolean(auth.user?.extensionNumber ?? auth.user?.extension);
}
