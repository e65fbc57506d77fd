import type { ReactNode } from 'react';
import { useAppSelector, useRequest } from '../../store/hooks';
import { openRequested } from '../../store/schedule/actions';
import { selectHasSchedule, selectSchedule } from '../../store/schedule/selectors';
import type { ScheduleStart } from '../../store/schedule/types';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl/useText';

const NOBODY: ScheduleStart = { number: '', name: '', contactId: null };

/** Opens the agenda with somebody to call, or nobody yet; only for who telephones here (spec 1 §2). */
export function ScheduleButton({ start = NOBODY }: { start?: ScheduleStart }): ReactNode {
  const t = useText();
  const request = useRequest();
  const { isReady } = useAppSelector(selectSchedule);
  if (!useAppSelector(selectHasSchedule)) return null;
  return (
    <IconButton label={t('call.schedule')} isOff={!isReady} onClick={() => request(openRequested(start))}>
      <Icon name="agenda" />
    </IconButton>
  );
}
