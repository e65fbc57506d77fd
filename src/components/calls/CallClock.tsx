import type { ReactNode } from 'react';
import type { Call } from '../../store/calls/types';
import { useText } from '../intl';
import { ElapsedClock } from '../time/ElapsedClock';

/** How long a call has been spoken on; before the answer, how long it has been tried. */
export function CallClock({ call: { answeredAt, startedAt } }: { call: Call }): ReactNode {
  const t = useText();
  return <ElapsedClock since={answeredAt ?? startedAt} label={t('call.clock')} />;
}
