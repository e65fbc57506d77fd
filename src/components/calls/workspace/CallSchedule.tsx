import type { ReactNode } from 'react';
import { callBackNumber, nameOf } from '../../../lib/caller';
import { customerIdOf } from '../../../store/calls/customerSelectors';
import type { Call, EndedCall } from '../../../store/calls/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { openRequested } from '../../../store/schedule/actions';
import { selectHasSchedule, selectSchedule } from '../../../store/schedule/selectors';
import { T } from '../../intl';
import { Icon } from '../../ui/icons/Icon';

/** Opens the agenda with who is on a call (spec 2 §2, schedule icon of the call view). */
export function CallSchedule({ call }: { call: Call | EndedCall }): ReactNode {
  const request = useRequest();
  const { isReady } = useAppSelector(selectSchedule);
  const start = {
    number: callBackNumber(call) ?? '',
    name: nameOf(call) ?? '',
    contactId: customerIdOf(call),
  };
  if (!useAppSelector(selectHasSchedule)) return null;
  return (
    <button
      type="button"
      className="button call-schedule"
      aria-disabled={!isReady}
      onClick={isReady ? () => request(openRequested(start)) : undefined}
    >
      <Icon name="agenda" />
      <T id="call.schedule" />
    </button>
  );
}
