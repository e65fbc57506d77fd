import type { RootState } from '../rootReducer';
import type { ScheduleState } from './state';

/** The agenda of the agent. */
export function selectSchedule({ schedule }: RootState): ScheduleState {
  return schedule;
}

/** Whether there is an agenda: it is for who telephones here (spec 1 §2, toolbar). */
export function selectHasSchedule({ config }: RootState): boolean {
  return config.configuration?.webrtc === true;
}
