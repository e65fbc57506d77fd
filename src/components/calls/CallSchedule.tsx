import type { ReactNode } from 'react';
import type { Call, EndedCall } from '../../store/calls/types';
import { ScheduleButton } from '../schedule/ScheduleButton';

/** Opens the agenda with who is on a call (spec 2 §2, schedule icon of the call view). */
export function CallSchedule({ call }: { call: Call | EndedCall }): ReactNode {
  const { contactId, name, number } = call;
  return <ScheduleButton start={{ number, name: name ?? '', contactId }} />;
}
