import type { ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectSchedule } from '../../store/schedule/selectors';
import { DialogHost } from '../ui/dialog/DialogHost';
import { lazyPart } from '../ui/feedback/lazyPart';

const ScheduleParts = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "schedule" */ './ScheduleParts')).ScheduleParts,
}));

/** The agenda, fetched when it is opened or first has something to say. */
export function ScheduleHost(): ReactNode {
  const { dialog, isUnkept, remindedIds } = useAppSelector(selectSchedule);
  return (
    <DialogHost isOpen={dialog !== null || isUnkept || remindedIds.length > 0}>
      {(afterClose) => <ScheduleParts afterClose={afterClose} />}
    </DialogHost>
  );
}
