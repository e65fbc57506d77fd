import { useEffect, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectSchedule } from '../../store/schedule/selectors';
import { useToast } from '../ui/feedback/Toasts';
import { useText } from '../intl/useText';
import { Reminders } from './Reminders';
import { ScheduleDialog } from './ScheduleDialog';

/** Says once that the agenda does not outlive a reload in this browser. */
function useStorageFailureToast(): void {
  const t = useText();
  const show = useToast();
  const { isUnkept } = useAppSelector(selectSchedule);
  useEffect(() => {
    if (isUnkept) show(t('app.storageFailed'), 'error');
  }, [isUnkept, show, t]);
}

/** The agenda around every screen: its dialog and its reminders. */
export function ScheduleParts({ afterClose }: { afterClose: () => void }): ReactNode {
  useStorageFailureToast();
  return (
    <>
      <ScheduleDialog afterClose={afterClose} />
      <Reminders />
    </>
  );
}
